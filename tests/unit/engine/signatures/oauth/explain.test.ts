import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { signatureBaseString } from '../../../../../engine/signatures/oauth/base-string.ts';
import { decodeForm } from '../../../../../engine/signatures/oauth/encoding.ts';
import { type Explanation, explainSignature, seenIn } from '../../../../../engine/signatures/oauth/explain.ts';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';
import { MISTAKES, NOT_ENCODED, SINGLES, signing } from '../../../../../engine/signatures/oauth/recipes.ts';
import { draws, isWhole } from '../../../share.ts';
