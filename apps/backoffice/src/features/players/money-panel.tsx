import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Dossier = ReplyOf<typeof backoffice.getPlayer>

export function MoneyPanel({ player }: { readonly player: Dossier }) {
  const { t } = useTexts()
  const net = { ...player.wonTotal, amountMinor: player.wonTotal.amountMinor - player.stakedTotal.amountMinor }
  return (
    <section className="sect" aria-labelledby="money-title">
      <h2 id="money-title">{t('money.title')}</h2>
      <div className="fig" style={{ marginBottom: 6 }}>
        {writeMoney(player.balance)}
      </div>
      <dl className="kv sum">
        <dt>{t('money.deposited')}</dt>
        <dd>{writeMoney(player.depositedTotal)}</dd>
        <dt>{t('money.staked')}</dt>
        <dd>{writeMoney(player.stakedTotal)}</dd>
        <dt>{t('money.won')}</dt>
        <dd>{writeMoney(player.wonTotal)}</dd>
        <dt>{t('money.net')}</dt>
        <dd className="b">{writeMoney(net)}</dd>
      </dl>
    </section>
  )
}
