// All plays in order, in one file, since Playwright needs time for each file.
import './installing.play.ts';
import './signing-on.play.ts';
import './strangers.play.ts';
import './deleting.play.ts';
import './afterwards.play.ts';
