import { testKeyboard } from './keyboard.ts';

/** A page of each kind; the nightly tests walk through all of them. */
const SOME = ['/', '/tuition', '/staff', '/resources/handbook', '/careers'];

testKeyboard(320, SOME);
testKeyboard(1280, SOME);
