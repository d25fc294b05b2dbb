import { testKeyboard } from '../../e2e/accessibility/keyboard.ts';
import { WIDTHS } from '../../e2e/accessibility/visit.ts';
import { ADDRESSES } from '../../e2e/addresses.ts';

for (const width of WIDTHS) testKeyboard(width, ADDRESSES);
