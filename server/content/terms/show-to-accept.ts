import type { ReplyOf } from '#contract/call.ts'
import type { getTermsToAccept } from '#contract/play-v1/terms.ts'
import { termsName } from '#contract/shapes/content.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'
import { textOf } from '../pages/save-page.ts'
import { compareTerms } from './compare-terms.ts'
import { findToAccept, type TermsNeeds } from './find-to-accept.ts'
import { findTermsText } from './terms.queries.ts'

type Needs = TermsNeeds & Pick<ContentNeeds, 'wordsOf' | 'languages'>

/** The terms that the player must accept, compared with those accepted before. */
export async function showTermsToAccept(
  needs: Needs,
  playerId: number,
  readIn: LanguageCode,
): Promise<ReplyOf<typeof getTermsToAccept>> {
  const { db, target, first, languages, wordsOf } = needs
  const found = await findToAccept(needs, playerId, readIn)
  if (!found) return { toAccept: null }
  const { standing, acceptedVersion } = found
  const { language, version, since } = standing
  const wordsIn = languages.find((one) => one === language)
  const read = async (of: number) => textOf(await findTermsText(db, { target, language, version: of })).text
  const changes =
    acceptedVersion === undefined || wordsIn === undefined
      ? []
      : compareTerms(await read(acceptedVersion), await read(version), wordsOf(wordsIn))
  return {
    toAccept: {
      name: termsName(first, language, version),
      language: wordsIn ?? readIn,
      version,
      since: since.toISOString(),
      comparedWith: acceptedVersion ?? null,
      changes,
    },
  }
}
