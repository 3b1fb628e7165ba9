import type { Language } from '#config/shapes.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { engineTexts } from '#games/kit/description/engine-texts.ts'
import { crashTexts } from '../texts/crash/index.ts'
import { texts } from '../texts/index.ts'
import type { VerifyPageData } from './page-data.ts'

/** All texts of a verdict in a language. */
export function verifyTexts(language: Language): Pick<VerifyPageData, 'texts' | 'engineTexts'> {
  const engines = Object.entries(engineTexts).map(([engine, all]) => [engine, compileTexts(all[language])])
  return {
    texts: compileTexts(texts[language]),
    engineTexts: { ...Object.fromEntries(engines), crash: compileTexts(crashTexts[language]) },
  }
}
