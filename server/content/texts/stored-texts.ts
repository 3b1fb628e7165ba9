import { Value } from 'typebox/value'
import { Texts } from '#contract/shapes/texts.ts'

/** Texts as a version has them. Those of which the product has none any more are left to be named by the judge. */
export const parseTexts = (stored: unknown): Texts => (Value.Check(Texts, stored) ? stored : {})
