import { texts as roulette } from '../../engines/roulette/description/texts.ts'
import { texts as keno } from '../../engines/keno/description/texts.ts'
import { texts as pegs } from '../../engines/pegs/description/texts.ts'
import { texts as wheel } from '../../engines/wheel/description/texts.ts'
import { texts as dice } from '../../engines/dice/description/texts.ts'
import { texts as videoPoker } from '../../engines/video-poker/description/texts.ts'
import { texts as twentyOne } from '../../engines/twenty-one/description/texts.ts'
import { texts as threeCard } from '../../engines/three-card/description/texts.ts'
import { texts as between } from '../../engines/between/description/texts.ts'
import { texts as hiLo } from '../../engines/hi-lo/description/texts.ts'
import { texts as duel } from '../../engines/duel/description/texts.ts'
import { texts as steps } from '../../engines/steps/description/texts.ts'
import { texts as treasure } from '../../engines/treasure/description/texts.ts'
import { texts as scratch } from '../../engines/scratch/description/texts.ts'
import type { BetEngineName } from '../protocol/bets.ts'
import type { EngineTexts, GameLanguage } from './description.ts'

/** Texts of every engine with bets that has a scene. A new engine is added here. */
export const engineTexts: Partial<Record<BetEngineName, EngineTexts<string>>> = {
  roulette,
  keno,
  pegs,
  wheel,
  dice,
  'video-poker': videoPoker,
  'twenty-one': twentyOne,
  'three-card': threeCard,
  between,
  'hi-lo': hiLo,
  duel,
  steps,
  treasure,
  scratch,
}

/** The texts of an engine in a language. */
export function engineTextsOf(engine: BetEngineName, language: GameLanguage): Readonly<Record<string, string>> {
  const found = engineTexts[engine]
  if (!found) throw new Error(`${engine} has no texts.`)
  return found[language]
}
