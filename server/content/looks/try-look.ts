import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { signPreview } from '../sign-preview.ts'
import { judgeLook } from './judge-look.ts'
import { saveDraft } from './looks.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'playerOrigin' | 'looks'>

/**
 * Returns why a look would be refused, and URLs of its preview: for half an hour, or until the same person previews
 * another.
 */
export async function tryLook(
  needs: Needs,
  { body: { look }, caller }: Input<typeof calls.tryLook>,
): Promise<ReplyOf<typeof calls.tryLook>> {
  const { db, clock, target, languages, playerOrigin, looks } = needs
  const writerId = caller.userId
  const now = clock.now()
  await saveDraft(db, { target, writerId }, look, now)
  const { token, until } = signPreview({ target, previewKey: looks.previewKey }, { writerId }, now)
  const [language = 'en'] = languages
  const address = new URL(`/${language}`, playerOrigin)
  // The look's first game, if it exists; otherwise there is a fault about it.
  const ofGame = new URL(`/${look.heroGames[0] ?? ''}`, looks.gamesOrigin)
  ofGame.searchParams.set('lang', language)
  for (const one of [address, ofGame]) one.searchParams.set('preview', token)
  return {
    faults: [...(await judgeLook(needs, db, look))],
    url: address.href,
    gameUrl: ofGame.href,
    expiresAt: until.toISOString(),
  }
}
