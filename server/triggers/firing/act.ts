import type { WhyNotFired } from '#contract/shapes/triggers.ts'
import { assert, type KeptEvent, type Transaction } from '../../kernel/index.ts'
import type { Person, TriggerNeeds } from '../needs.ts'
import type { TriggerRow } from '../triggers.queries.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'

/** The reason for not firing. */
export type NotDone = { readonly whyNot: WhyNotFired; readonly detail?: string }

export type Occasion = {
  readonly firingId: string
  readonly trigger: TriggerRow
  readonly event: KeptEvent
  readonly playerId: number | null
  readonly person: Person | undefined
}

/** Executes a trigger's action in the transaction of its firing: both are committed, or neither. */
export async function act(needs: TriggerNeeds, tx: Transaction, occasion: Occasion): Promise<NotDone | undefined> {
  const { firingId, trigger, event, playerId, person } = occasion
  const { action, name } = trigger.terms
  if (action.kind === 'webhook') return queueDelivery(needs, tx, occasion)
  assert(playerId !== null && person, 'What is no webhook is done for a person.')
  const cause = `firing:${firingId}`
  switch (action.kind) {
    case 'gift': {
      const why = await needs.giveGift(tx, { campaignId: action.campaignId, playerId, cause })
      return why === undefined ? undefined : { whyNot: 'not-given', detail: why }
    }
    case 'points': {
      const { points, expiresAfterDays } = action
      const of = { playerId, points, expiresAfterDays, triggerId: trigger.id, eventId: event.id, name }
      return (await needs.givePoints(tx, of)) ? undefined : { whyNot: 'no-club' }
    }
    case 'inbox': {
      const { title, body, link, isOffer } = action
      await needs.sendMessage(tx, {
        playerId,
        category: isOffer ? 'offers' : 'account',
        title: textIn(needs, title, person),
        body: textIn(needs, body, person),
        link,
        cause,
      })
      return undefined
    }
    case 'letter': {
      if (person.email === '') return { whyNot: 'no-address' }
      const { language, email } = person
      const [subject, text] = [textIn(needs, action.subject, person), textIn(needs, action.body, person)]
      await needs.sendLetter(tx, { to: email, language, subject, text })
      return undefined
    }
  }
}

function textIn(
  { defaultLanguage }: Pick<TriggerNeeds, 'defaultLanguage'>,
  texts: Readonly<Partial<Record<Person['language'], string>>>,
  { language }: Person,
): string {
  return texts[language] ?? texts[defaultLanguage] ?? ''
}
