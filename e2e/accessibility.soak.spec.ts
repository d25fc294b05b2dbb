import { testWithAxe } from './axe.ts';

testWithAxe({ name: 'a desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
testWithAxe({ name: 'a desk in the dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
