import { recordTests } from './records.js';

recordTests('glacial-shift');
