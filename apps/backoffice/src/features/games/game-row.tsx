import { Power, PowerOff } from 'lucide-react'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { StaffGame } from './filter-games.ts'

/** One game: its facts, its switch and who moved it last. */
export function GameRow({ game, onChange }: { readonly game: StaffGame; readonly onChange: () => void }) {
  const { t, or, language } = useTexts()
  const mayManage = useMay('games.manage')
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
  const rtp = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const verb = t(game.isEnabled ? 'games.disable' : 'games.enable')
  return (
    <tr data-row={game.key} tabIndex={-1}>
      <td className="b">
        <span className="row">
          <img
            className="game-icon hide"
            src={`/game-art/${game.key}/icon.webp`}
            alt=""
            width={36}
            height={24}
            loading="lazy"
            onError={(event) => {
              event.currentTarget.hidden = true
            }}
          />
          {game.name}
        </span>
      </td>
      <td className="s sec hide" title={`${t('rounds.definitionHash')}: ${game.definitionHash}`}>
        {game.key}
      </td>
      <td className="s sec hide">{or(`engine.${game.engine}`, game.engine)}</td>
      <td className="n">{game.rtp === '' ? '–' : `${rtp.format(Number(game.rtp))}\u00a0%`}</td>
      <td className="s hide">{or(`volatility.${game.volatility}`, game.volatility)}</td>
      <td className="n hide">{number(game.maxWinX)}&nbsp;×</td>
      <td>
        {game.isEnabled ? <Status kind="ok">{t('games.on')}</Status> : <Status kind="idle">{t('games.off')}</Status>}
        {game.changedAt && game.changedBy !== null ? (
          <div className="xs mut" title={game.explanation ?? ''}>
            {t('games.changed', { at: writeMoment(game.changedAt, language), by: game.changedBy })}
          </div>
        ) : null}
      </td>
      <td className="n">
        {mayManage ? (
          <button type="button" className="btn gh open-row" aria-label={`${verb}: ${game.name}`} onClick={onChange}>
            {game.isEnabled ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />} {verb}
          </button>
        ) : null}
      </td>
    </tr>
  )
}
