/** The script of every page. The build inlines it (`build/page-script.ts`). */
import '../islands/first-interaction.ts';
import { startFrame } from './frame.ts';

startFrame();
