import { openPictures, PicturesUnavailable, type Pictures } from '#pictures'
import { Fault } from '#server/kernel/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'

/** Where pictures are made. That process fails like a partner: calls that need it answer 503, and nothing is stored. */
export function picturesFor({ pictures }: Pick<RulesEnvironment, 'pictures'>): Pictures {
  const { recode, draw } = openPictures(pictures)
  return {
    recode: (sent, how) => recode(sent, how).catch(tellFault),
    draw: (svg, page) => draw(svg, page).catch(tellFault),
  }
}

function tellFault(error: unknown): never {
  if (error instanceof PicturesUnavailable)
    throw new Fault('pictures', error.message, { retryable: true, cause: error.cause })
  throw error
}
