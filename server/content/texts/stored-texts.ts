import { Value } from 'typebox/value'
import { Texts } from '#contract/shapes/texts.ts'

/** Texts of a version. Keys that the product no longer has remain, so that they are reported as faults. */
export const parseTexts = (stored: unknown): Texts => (Value.Check(Texts, stored) ? stored : {})
