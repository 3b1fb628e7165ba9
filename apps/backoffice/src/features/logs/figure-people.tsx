import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { figurePeopleList, PEOPLE_FIGURES, REGISTERED_FIGURES } from '#contract/lists/figure-entries.ts'
import { listFigurePeople } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { Climb } from './climb.tsx'
import { useFigure } from './use-figure.ts'
import { wordsOfFigure, writeDays } from './words-of-figure.ts'

type Row = ReplyOf<typeof listFigurePeople>['rows'][number]

const FIGURES = [...PEOPLE_FIGURES, ...REGISTERED_FIGURES] as const

/** The people counted by one figure of the overview, of the funnel or of a cohort. */
export function FigurePeople() {
  const { t, language } = useTexts()
  const { figure, from, to, of } = useFigure(FIGURES)
  const { playedFrom, playedTo } = of
  const played =
    playedFrom && playedTo
      ? [t('cohorts.played', { days: writeDays({ from: playedFrom, to: playedTo }, language) })]
      : []
  return (
    <>
      <Climb
        log="overview"
        days={of}
        words={[t(`reports.figure.${figure}`), ...wordsOfFigure(of, language), ...played]}
      />
      <DataList
        list={figurePeopleList}
        label={t(`reports.figure.${figure}`)}
        empty={t('logs.none')}
        read={(question) =>
          ask(
            api(listFigurePeople, {
              query: { ...question, ...of, figure, from, to } as QueryOf<typeof listFigurePeople>,
            }),
          )
        }
        keyOf={({ id }) => id}
        keptAs={['logs', 'people', ...Object.values(of)]}
        of={of}
        cells={{
          playerId: ({ playerId }: Row) => (
            <Link data-opener className={rowStyles.opener} to={paths.player(playerId)}>
              {t('player.title', { id: playerId })}
            </Link>
          ),
        }}
      />
    </>
  )
}
