import { recordTests } from './records.js';

recordTests('mcglinwell', 'mcglinwell-3');
