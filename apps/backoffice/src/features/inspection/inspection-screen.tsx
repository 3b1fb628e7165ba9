import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { inspectedGameList } from '#contract/lists/inspected-games.ts'
import { listGames, type InspectedGame } from '#contract/play-v1/inspection.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { InspectedSheet } from './inspected-sheet.tsx'

/** The state inspector's view of games: running and ended, without the players. */
export function InspectionScreen() {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<string>()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.inspection')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('inspection.what')}</div>
        </div>
      </div>
      <DataList
        list={inspectedGameList}
        label={t('inspection.list')}
        empty={t('inspection.none')}
        read={(question) => ask(api(listGames, { query: question as QueryOf<typeof listGames> }))}
        keyOf={({ sessionId }) => sessionId}
        keptAs={['inspection', 'games']}
        everyMs={10_000}
        openKey={open ?? null}
        cells={{
          openedAt: ({ sessionId, gameName, openedAt }: InspectedGame) => (
            <button
              type="button"
              data-opener
              className={rowStyles.opener}
              aria-label={t('inspection.open', { game: gameName, at: writeMoment(openedAt, language) })}
              onClick={() => setOpen(sessionId)}
            >
              {writeMoment(openedAt, language)}
            </button>
          ),
          isRunning: ({ isRunning }: InspectedGame) => (
            <Status kind={isRunning ? 'ok' : 'idle'}>
              {t(isRunning ? 'authorities.is.true' : 'authorities.is.false')}
            </Status>
          ),
        }}
      />
      {open === undefined ? null : <InspectedSheet sessionId={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
