import { Value } from 'typebox/value'
import { Texts } from '#contract/shapes/texts.ts'
import { moveTexts } from '#config/texts/moved-texts.ts'

/**
 * Texts of a version, under the keys that they have in this release. Keys that the product no longer has remain, so that
 * they are reported as faults.
 */
export const parseTexts = (stored: unknown): Texts => (Value.Check(Texts, stored) ? moveTexts(stored) : {})
