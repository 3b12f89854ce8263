import { test } from '@playwright/test';
import { playsAsTests } from './playwright.ts';

await playsAsTests(test, 'platform');
