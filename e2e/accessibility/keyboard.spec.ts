import { testKeyboard } from './keyboard.ts';

/** One page of each kind. The nightly tests cover all pages. */
const SOME = ['/', '/tuition', '/staff', '/resources/handbook', '/careers'];

testKeyboard(320, SOME);
testKeyboard(1280, SOME);
