import { testKeyboard } from './keyboard.ts';

// The pages with the most kinds of controls. The nightly tests cover all pages at all widths.
testKeyboard(320, ['/', '/tuition']);
testKeyboard(1280, ['/', '/staff', '/careers']);
