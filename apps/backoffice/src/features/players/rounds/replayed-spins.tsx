import { useTexts } from '../../../shell/use-texts.ts'
import { writeAmount } from '../../../shell/write-money.ts'
import type { Money } from '#money'
import { SymbolCell } from './symbol-cell.tsx'
import { useSymbols } from './use-symbols.ts'
import type { ReplaySpin } from './read-outcome.ts'

type Props = {
  readonly spins: readonly ReplaySpin[]
  readonly currency: Money['currency']
  readonly gameKey: string
}

/** Each spin as the window that was paid; cells that won have a thick frame, and each win is a line below. */
export function ReplayedSpins({ spins, currency, gameKey }: Props) {
  const { t, or } = useTexts()
  const sheet = useSymbols(gameKey)
  return spins.map((spin, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the order of the spins is what they are
    <figure key={index} style={{ paddingTop: 8 }}>
      <figcaption className="row wrap s">
        <b>{t('rounds.spin', { number: index + 1, count: spins.length })}</b>
        <span className="sec">{or(`spin.${spin.kind}`, spin.kind)}</span>
        {spin.multiplier > 1 ? <span className="tag">×{spin.multiplier}</span> : null}
        {spin.awardedFreeSpins > 0 ? (
          <span className="tag">{t('rounds.freeSpins', { count: spin.awardedFreeSpins })}</span>
        ) : null}
        <span className="grow n b">{writeAmount(spin.winMinor, currency)}</span>
      </figcaption>
      <div style={{ overflowX: 'auto' }}>
        <table className="grid-symbols" aria-label={t('rounds.window')}>
          <tbody>
            {spin.rows.map((row, rowIndex) => (
              // oxlint-disable-next-line react/no-array-index-key -- a place in the window
              <tr key={rowIndex}>
                {row.map(({ symbol, isWon }, reel) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a place in the window
                  <td key={reel} className={isWon ? 'won' : undefined}>
                    {symbol === '' ? null : <SymbolCell sheet={sheet} symbol={symbol} />}
                    {isWon ? <span className="sr"> {t('rounds.cellWon')}</span> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {spin.wins.length > 0 ? (
        <table className="s">
          <thead>
            <tr>
              <th>{t('rounds.line')}</th>
              <th className="n">{t('rounds.symbols')}</th>
              <th className="n">{t('rounds.pay', { currency })}</th>
            </tr>
          </thead>
          <tbody>
            {spin.wins.map((win, winIndex) => (
              // oxlint-disable-next-line react/no-array-index-key -- two wins may be alike
              <tr key={winIndex}>
                <td>{win.text}</td>
                <td className="n">{win.count}</td>
                <td className="n b">{writeAmount(win.payMinor, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="s mut">{t('rounds.noWin')}</p>
      )}
    </figure>
  ))
}
