import { Power, PowerOff, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { StaffGame } from './filter-games.ts'
import { GameDrift } from './game-drift.tsx'
import { GameFiles } from './game-files.tsx'
import { GameState } from './game-row.tsx'
import { GameSeries } from './game-series.tsx'
import { GameSettings } from './game-settings.tsx'
import { GameSheet } from './game-sheet.tsx'
import { GameVersions } from './game-versions.tsx'

type Props = { readonly game: StaffGame; readonly onClose: () => void; readonly onSwitch: () => void }

/** One game beside the list: state, facts, watch of its return, settings, files, versions, par sheet. */
export function GamePane({ game, onClose, onSwitch }: Props) {
  const { t, or, language } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  return (
    <aside className={layout.pane} aria-labelledby="game-title">
      <div className={layout.section}>
        <div className={joinClasses(layout.row, layout.between)}>
          <h2 id="game-title" ref={title} tabIndex={-1}>
            {game.name}
          </h2>
          <Button variant="ghost" aria-label={`${t('keys.close')} Esc`} onClick={onClose}>
            <X aria-hidden="true" />
            <kbd aria-hidden="true">Esc</kbd>
          </Button>
        </div>
        <p>
          <GameState game={game} />
        </p>
        {game.isOffered ? null : <p className={textStyles.small}>{t('games.notOfferedWhy')}</p>}
        <dl className={layout.facts}>
          <dt>{t('games.key')}</dt>
          <dd>{game.key}</dd>
          <dt>{t('games.engine')}</dt>
          <dd>{or(`engine.${game.engine}`, game.engine)}</dd>
          <dt>{t('games.rtp')}</dt>
          <dd>{number.format(Number(game.rtp))}&nbsp;%</dd>
          <dt>{t('games.volatility')}</dt>
          <dd>{or(`volatility.${game.volatility}`, game.volatility)}</dd>
          <dt>{t('games.maxWin')}</dt>
          <dd>{number.format(game.maxWinX)}&nbsp;×</dd>
        </dl>
        {game.changedAt && game.changedBy !== null ? (
          <p className={joinClasses(textStyles.small, textStyles.muted)}>
            {game.changedBy === 0
              ? t('games.changedByWatch', { at: writeMoment(game.changedAt, language) })
              : t('games.changed', { at: writeMoment(game.changedAt, language), by: game.changedBy })}{' '}
            {game.explanation}
          </p>
        ) : null}
        <ActionButton
          permission="games.manage"
          label={t(game.isEnabled ? 'games.disableButton' : 'games.enableButton')}
          variant={game.isEnabled ? 'danger' : 'outlined'}
          icon={game.isEnabled ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />}
          onClick={onSwitch}
        />
      </div>
      <GameDrift gameKey={game.key} />
      {game.engine === 'scratch' ? <GameSeries gameKey={game.key} /> : null}
      <GameSettings key={`${game.key} ${game.tags.join(' ')} ${game.bonusPercent}`} game={game} />
      <GameFiles game={game} />
      <GameVersions game={game} />
      <GameSheet gameKey={game.key} />
    </aside>
  )
}
