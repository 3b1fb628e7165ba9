import { Fragment } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney, writeSignedMoney } from '../../../shell/write-money.ts'
import { moneyRows, sumOfRows } from './money-lines.ts'
import { owedParts, sumOwed } from './owed-parts.ts'

type Dossier = ReplyOf<typeof backoffice.getPlayer>

/** A player's money in every part, and the movements that led to it: the rows add up to the sum below them. */
export function MoneyPanel({ player }: { readonly player: Dossier }) {
  const { t, or } = useTexts()
  const { currency } = player.balance
  const rows = moneyRows(player.lines)
  return (
    <section className={layout.section} aria-labelledby="money-title">
      <h2 id="money-title">{t('money.title')}</h2>
      <div className={textStyles.sum} style={{ marginBottom: 6 }}>
        {writeMoney(player.balance)}
      </div>
      <dl className={joinClasses(layout.facts, layout.withSum)}>
        {owedParts(player).map(({ part, amount }) => (
          <Fragment key={part}>
            <dt>{t(`money.part.${part}`)}</dt>
            <dd>{writeMoney(amount)}</dd>
          </Fragment>
        ))}
        <dt>{t('money.owed')}</dt>
        <dd className={textStyles.bold}>{writeMoney(sumOwed(player))}</dd>
      </dl>
      <h3 style={{ marginBlock: 'var(--s3) var(--s1, 4px)' }}>{t('money.from')}</h3>
      <dl className={joinClasses(layout.facts, layout.withSum)}>
        {rows.map(({ key, kind, isAtVenue, net }) => (
          <Fragment key={key}>
            <dt>{isAtVenue ? or(`movement.${kind}-at-venue`, kind) : or(`movement.${kind}`, kind)}</dt>
            <dd>{writeSignedMoney({ amountMinor: net, currency })}</dd>
          </Fragment>
        ))}
        <dt>{t('money.inAll')}</dt>
        <dd className={textStyles.bold}>{writeMoney({ amountMinor: sumOfRows(rows), currency })}</dd>
      </dl>
      {player.doesAddUp ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('money.addsUp')}</p>
      ) : (
        <Note kind="stop" isWithoutShape role="alert">
          <Status kind="stop">{t('money.doesNotAddUp')}</Status>
        </Note>
      )}
    </section>
  )
}
