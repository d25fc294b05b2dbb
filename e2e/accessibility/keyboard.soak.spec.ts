import { ADDRESSES } from '../addresses.ts';
import { testKeyboard } from './keyboard.ts';
import { WIDTHS } from './visit.ts';

for (const width of WIDTHS) testKeyboard(width, ADDRESSES);
