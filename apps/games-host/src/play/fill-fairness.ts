import type { GamePageData } from '../../server/page-data.ts'
import type { Fairness, PlayCalls } from './play-calls.ts'
import { seenSeeds } from './own-seeds.ts'
import { createSay, element } from './page.ts'
import { randomClientSeed } from './random-client-seed.ts'
import { hasNoResponse } from './retry.ts'
import { describeCopy } from './describe-copy.ts'

type Needs = {
  readonly data: Pick<GamePageData, 'texts' | 'language' | 'errors'>
  readonly calls: PlayCalls
  readonly fairness: Fairness
  readonly buildHash: string
  readonly lastRoundId: string | undefined
  readonly onRotated: (fairness: Fairness) => void
}

/** The commitment, the reveal, and the link to the verifier. */
export function fillFairness({ data, calls, fairness, buildHash, lastRoundId, onRotated }: Needs): Node[] {
  const say = createSay(data)
  const list = document.createElement('dl')
  list.className = 'seeds'
  const row = (term: string, value: string): void => {
    list.append(element('div', [element('dt', term), element('dd', [element('code', value)])]))
  }
  let present = fairness
  const write = (next: Fairness): void => {
    present = next
    const { commitment, clientSeed, nextNonce, nextCommitment } = next
    list.replaceChildren()
    row(say('commitment'), commitment)
    const copy = describeCopy(data, seenSeeds.find(commitment), commitment)
    list.append(element('div', [element('dt', say('deviceCopy')), element('dd', copy)]))
    row(say('clientSeed'), clientSeed)
    row(say('nextNonce'), String(nextNonce))
    row(say('nextCommitment'), nextCommitment)
  }
  write(fairness)

  const form = document.createElement('form')
  const input = document.createElement('input')
  input.id = 'new-client-seed'
  input.autocomplete = 'off'
  input.spellcheck = false
  input.maxLength = 64
  input.pattern = '[A-Za-z0-9_\\-]{1,64}'
  const label = document.createElement('label')
  label.htmlFor = input.id
  label.textContent = say('newClientSeed')
  const button = element('button', say('rotate'), 'cta') as HTMLButtonElement
  const result = element('div', '', 'revealed')
  result.setAttribute('aria-live', 'polite')
  form.append(label, input, element('small', say('clientSeedHint')), button, result)
  const rotate = async (): Promise<void> => {
    button.disabled = true
    const { nextCommitment } = present
    const clientSeed = input.value.trim() || randomClientSeed()
    seenSeeds.give(nextCommitment, clientSeed)
    const answer = await calls.rotate(clientSeed, nextCommitment)
    button.disabled = false
    if (!answer.ok) {
      if (!hasNoResponse(answer)) seenSeeds.takeBack(nextCommitment, clientSeed)
      result.replaceChildren(element('p', data.errors[answer.code] ?? data.errors['default'] ?? '', 'alert'))
      return
    }
    input.value = ''
    seenSeeds.hear(answer.data.fairness)
    onRotated(answer.data.fairness)
    write(answer.data.fairness)
    result.replaceChildren(
      element('p', say('revealed')),
      element('code', answer.data.revealed.serverSeed),
      ...(lastRoundId ? [verifyLink(say('verifyRound'), data.language, lastRoundId)] : []),
    )
    result.scrollIntoView({ block: 'nearest' })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void rotate()
  })
  return [
    element('p', say('fairnessIntro')),
    list,
    ...(lastRoundId ? [verifyLink(say('verifyRound'), data.language, lastRoundId)] : []),
    form,
    buildNote(data, buildHash),
    verifierLink(data),
  ]
}

/** The hash of the game's build, real or demo, and its explanation. */
export function buildNote(data: Pick<GamePageData, 'texts' | 'language'>, buildHash: string): HTMLElement {
  const say = createSay(data)
  return element(
    'div',
    [element('b', say('buildHash')), element('code', buildHash), element('small', say('buildHint'))],
    'keep',
  )
}

/** Link to download the offline verifier. */
export function verifierLink(data: Pick<GamePageData, 'texts' | 'language'>): HTMLElement {
  const say = createSay(data)
  const link = document.createElement('a')
  link.href = `/verifier.html?lang=${data.language}`
  link.download = ''
  link.className = 'link'
  link.textContent = say('getVerifier')
  return element('div', [link, element('small', say('getVerifierHint'))], 'keep')
}

function verifyLink(text: string, language: string, roundId: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `/verify?lang=${language}&roundId=${encodeURIComponent(roundId)}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.className = 'link'
  link.textContent = text
  return link
}
