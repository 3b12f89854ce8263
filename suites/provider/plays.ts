// All plays, in their order; as one file, since Playwright takes its time for each.
import './installing.play.ts';
import './signing-on.play.ts';
import './strangers.play.ts';
import './deleting.play.ts';
import './afterwards.play.ts';
