import './page.css'
import { createClient } from '#client'
import { getCrashProof } from '#contract/play-v1/crash.ts'
import { getRoundProof } from '#contract/play-v1/play.ts'
import type { VerifyPageData } from '../../server/page-data.ts'
import { byId, createSay, element } from '../play/page.ts'
import { seenSeeds } from '../play/own-seeds.ts'
import { isSharedProof } from './crash-proof.ts'
import { isProof } from './read-proof.ts'
import { saveLink } from './save-link.ts'
import { showPasted } from './show-pasted.ts'

const data = JSON.parse(byId('page-data').textContent) as VerifyPageData
const say = createSay(data)
const client = createClient({ baseUrl: '' })
const place = byId('verdict')
const idField = byId<HTMLInputElement>('round-id')
const proofField = byId<HTMLTextAreaElement>('proof')

/** Shows the verdict on a loaded proof, and offers the proof as a download. */
async function show(proof: object, roundId: string): Promise<void> {
  const text = JSON.stringify(proof, null, 2)
  proofField.value = text
  place.replaceChildren(
    saveLink(say('saveProof'), `round-${roundId}.json`, text),
    ...(await showPasted(data, [text], seenSeeds)),
  )
}

async function load(roundId: string): Promise<void> {
  const answer = await client(getRoundProof, { query: { roundId } })
  if (!answer.ok && answer.code === 'ERR_ROUND_NOT_FOUND' && (await loadShared(roundId))) return
  if (!answer.ok || !isProof(answer.data)) {
    const isMissing = !answer.ok && answer.status !== 0 && answer.status < 500
    place.replaceChildren(element('p', say(isMissing ? 'verifyNotFound' : 'connectionLost'), 'verdict no'))
    return
  }
  await show(answer.data, roundId)
}

/** The round of a shared game, by its number or by a bet on it. */
async function loadShared(roundId: string): Promise<boolean> {
  const answer = await client(getCrashProof, { query: { roundId } })
  if (!answer.ok && answer.code === 'ERR_SEED_STILL_SECRET') {
    place.replaceChildren(element('p', say('verifySecret'), 'verdict'))
    return true
  }
  if (!answer.ok || !isSharedProof(answer.data)) return false
  await show(answer.data, roundId)
  return true
}

byId('by-id').addEventListener('submit', (event) => {
  event.preventDefault()
  const roundId = idField.value.trim()
  if (roundId !== '') void load(roundId)
})
byId('by-proof').addEventListener('submit', (event) => {
  event.preventDefault()
  void showPasted(data, [proofField.value], seenSeeds).then((shown) => place.replaceChildren(...shown))
})

const asked = new URL(location.href).searchParams.get('roundId')
if (asked) {
  idField.value = asked
  void load(asked)
}
