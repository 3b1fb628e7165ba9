import { useState } from 'react'
import * as calls from '#contract/play-v1/bank-statements.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog, type Consequence, type Explained } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { readBankAgain } from './read-again.ts'
import type { Item } from './statements-view.tsx'

const WAYS_IN = ['credit', 'withdrawal', 'sent-back', 'other'] as const
const WAYS_OUT = ['withdrawal', 'other'] as const
type Way = (typeof WAYS_IN)[number]

/** Manual assignment of a movement: a player's money, a withdrawal, or unassigned. */
export function ItemDialog({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const { t, or } = useTexts()
  const ways = item.amount.amountMinor > 0 ? WAYS_IN : WAYS_OUT
  const [way, setWay] = useState<Way>(ways[0])
  const [number, setNumber] = useState('')
  const needsNumber = way === 'credit' || way === 'withdrawal'
  const consequence: Consequence = {
    kind: way === 'credit' ? 'risk' : 'info',
    what: t('lock.money'),
    text: t(`itemWayText.${way}`),
  }

  async function commit({ explanation, acceptedWarnings }: Explained) {
    const why = { itemId: item.itemId, explanation, acceptedWarnings }
    const written = Number(number)
    const judge = () => {
      if (way === 'credit') return ask(api(calls.creditItem, { body: { ...why, playerId: written } }))
      if (way === 'withdrawal')
        return ask(api(calls.matchItemToWithdrawal, { body: { ...why, referenceNumber: written } }))
      return ask(api(calls.closeItem, { body: { ...why, as: way } }))
    }
    try {
      const { state } = await judge()
      announce(t(`itemState.${state}`))
    } finally {
      await readBankAgain()
    }
  }

  return (
    <ConfirmDialog
      title={t('statements.itemTitle', { amount: writeMoney(item.amount), day: item.bookedOn })}
      button={t(`itemWay.${way}`)}
      consequences={[consequence]}
      onClose={onClose}
      onCommit={commit}
    >
      <Note kind="risk" isWithoutShape>
        {or(`itemProblem.${item.problem ?? ''}`, item.problem ?? '')}
      </Note>
      <dl className={layout.facts}>
        <dt>{t('statements.from')}</dt>
        <dd>{item.counterName ?? '–'}</dd>
        <dt>{t('withdrawals.account')}</dt>
        <dd className={textStyles.code}>{item.counterAccount ?? '–'}</dd>
        <dt>{t('statements.symbol')}</dt>
        <dd className={textStyles.code}>{item.variableSymbol ?? '–'}</dd>
        <dt>{t('statements.message')}</dt>
        <dd>{item.message ?? '–'}</dd>
        <dt>{t('statements.bankRef')}</dt>
        <dd className={textStyles.code}>{item.bankRef}</dd>
      </dl>
      <Select
        label={t('statements.whatIsIt')}
        value={way}
        onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? ways[0])}
      >
        {ways.map((one) => (
          <option key={one} value={one}>
            {t(`itemWay.${one}`)}
          </option>
        ))}
      </Select>
      {needsNumber ? (
        <NumberField
          label={t(way === 'credit' ? 'statements.playerNumber' : 'statements.withdrawalNumber')}
          value={number}
          isNeeded
          onWrite={setNumber}
        />
      ) : null}
    </ConfirmDialog>
  )
}
