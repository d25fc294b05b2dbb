import { expect, test } from '../support/site-test.ts';

// In a phone's menu: `tests/slow/browser/states.yaml`. That nothing moves: `tests/slow/live/scrolling.spec.ts`.
test('whether the office is open is said in every part with the phone number', async ({ request }) => {
  for (const address of ['/', '/admissions/general-info', '/admissions/grades', '/careers', '/resources/calendar']) {
    const [, main = ''] = (await (await request.get(address)).text()).split('<main');
    expect(main.split('</main>')[0], address).toContain('data-office-now');
  }
});
