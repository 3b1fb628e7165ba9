import { useState } from 'react'
import type { CashPresence } from '#contract/shapes/cash.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeClock, writeDay } from '../../shell/write-time.ts'
import { afterPayment } from './after-payment.ts'
import { PayForm } from './pay-form.tsx'
import styles from './serve-player.module.css'

type Props = { readonly presence: CashPresence; readonly onLeave: () => void }

/** The identified player: name, land-based wallet, today's legal figures, and cash in or out. */
export function ServePlayer({ presence: met, onLeave }: Props) {
  const { t, language } = useTexts()
  const [presence, setPresence] = useState(met)
  const { law, today } = presence
  return (
    <section className={layout.section} aria-labelledby="cash-player">
      <div className={joinClasses(layout.row, layout.between)}>
        <h2 id="cash-player">
          {presence.name}, {t('cash.playerNumber', { id: presence.playerId })}
        </h2>
        <Button variant="outlined" onClick={onLeave}>
          {t('cash.leave')} <kbd>Esc</kbd>
        </Button>
      </div>
      <p className={textStyles.small}>
        {t('cash.born', { date: writeDay(`${presence.birthDate.slice(0, 10)}T12:00:00Z`, language) })} ·{' '}
        {t(`cash.way.${presence.way}`)} · {t('cash.goodUntil', { at: writeClock(presence.goodUntil, language) })}
      </p>
      <output className={styles.balance} aria-live="polite">
        {t('cash.balance')} {writeMoney(presence.balance)}
      </output>
      {presence.isWalletEnabled ? null : <Note kind="risk">{t('cash.walletOff')}</Note>}
      <dl className={joinClasses(layout.facts, styles.facts)}>
        <dt>{t('cash.todayIn')}</dt>
        <dd>{writeMoney(today.cashIn)}</dd>
        <dt>{t('cash.todayOut')}</dt>
        <dd>{writeMoney(today.cashOut)}</dd>
        {law.leftIn ? (
          <>
            <dt>{t('cash.leftIn')}</dt>
            <dd>{writeMoney(law.leftIn)}</dd>
          </>
        ) : null}
        {law.leftOut ? (
          <>
            <dt>{t('cash.leftOut')}</dt>
            <dd>{writeMoney(law.leftOut)}</dd>
          </>
        ) : null}
        {law.documentFrom ? (
          <>
            <dt>{t('cash.documentFrom')}</dt>
            <dd>{law.isIdentified ? t('cash.identified') : writeMoney(law.documentFrom)}</dd>
          </>
        ) : null}
        {law.originFrom ? (
          <>
            <dt>{t('cash.originFrom')}</dt>
            <dd>{writeMoney(law.originFrom)}</dd>
          </>
        ) : null}
      </dl>
      <PayForm presence={presence} onPaid={(paid) => setPresence((before) => afterPayment(before, paid))} />
    </section>
  )
}
