// Loaded before the unit tests: none of them may call another machine.
import nock from 'nock';

nock.disableNetConnect();
nock.enableNetConnect(/^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)(:\d+)?$/);
