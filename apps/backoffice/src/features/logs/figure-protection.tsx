import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { figureProtectionList, PROTECTION_FIGURES } from '#contract/lists/figure-entries.ts'
import { listFigureProtection } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { Climb } from './climb.tsx'
import { useFigure } from './use-figure.ts'
import { wordsOfFigure } from './words-of-figure.ts'

type Row = ReplyOf<typeof listFigureProtection>['rows'][number]

/** The exclusions or changes of limits counted by one figure; each links to the player's page. */
export function FigureProtection() {
  const { t, or, language } = useTexts()
  const { figure, from, to, of } = useFigure(PROTECTION_FIGURES)
  const tab = figure.startsWith('limits') ? 'limits' : 'exclusion'
  return (
    <>
      <Climb log="overview" days={of} words={[t(`reports.figure.${figure}`), ...wordsOfFigure(of, language)]} />
      <DataList
        list={figureProtectionList}
        label={t(`reports.figure.${figure}`)}
        empty={t('logs.none')}
        read={(question) =>
          ask(
            api(listFigureProtection, {
              query: { ...question, ...of, figure, from, to } as QueryOf<typeof listFigureProtection>,
            }),
          )
        }
        keyOf={({ id }) => id}
        keptAs={['logs', 'protection', ...Object.values(of)]}
        of={of}
        cells={{
          playerId: ({ playerId }: Row) => (
            <Link data-opener className={rowStyles.opener} to={paths.player(playerId, tab)}>
              {t('player.title', { id: playerId })}
            </Link>
          ),
          kind: ({ kind }: Row) => or(`${tab === 'limits' ? 'limit' : 'exclusionKind'}.${kind}`, kind),
        }}
      />
    </>
  )
}
