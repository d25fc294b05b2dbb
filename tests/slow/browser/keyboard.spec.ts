import { testKeyboard } from '../../access/keyboard.ts';
import { WIDTHS } from '../../access/visit.ts';
import { ADDRESSES } from '../../support/addresses.ts';

for (const width of WIDTHS) testKeyboard(width, ADDRESSES);
