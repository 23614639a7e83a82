import { recordTests } from './records.js';

recordTests('ice-age', 'short-sliders');
