import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { preview } from '#contract/play-v1/triggers.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import type { Tried } from '../triggers.ts'

/** The players for whom these terms would have fired in the last 30 days, loaded on demand. */
export function PreviewView({ terms }: { readonly terms: TriggerTerms | undefined }) {
  const { t } = useTexts()
  const trying = useMutation({ mutationFn: (of: TriggerTerms) => ask(api(preview, { body: { terms: of } })) })
  return (
    <section className={joinClasses(layout.column, layout.airy)}>
      <h2>{t('triggers.view.preview')}</h2>
      <span>
        <Button
          variant="outlined"
          disabled={!terms}
          isLoading={trying.isPending}
          onClick={() => {
            if (terms && !trying.isPending) trying.mutate(terms)
          }}
        >
          {t('triggers.tryOut')}
        </Button>
      </span>
      <div role="status" className={joinClasses(layout.column, layout.airy)}>
        {trying.data ? <Result tried={trying.data} /> : null}
      </div>
      {trying.isError ? <ProblemNote error={trying.error} /> : null}
    </section>
  )
}

function Result({ tried }: { readonly tried: Tried }) {
  const { t, language } = useTexts()
  const { coveredFrom, from, isWhole, events, fired, people, byReason, notAsked, newest } = tried
  const since = coveredFrom !== null && coveredFrom > from ? coveredFrom : from
  return (
    <>
      <p className={textStyles.bold}>{t('triggers.wouldFire', { fired, people, events })}</p>
      <p className={textStyles.small}>
        {coveredFrom === null
          ? t('triggers.nothingKept')
          : t('triggers.coveredFrom', { at: writeMoment(since, language) })}
      </p>
      {isWhole ? null : <Note kind="hold">{t('triggers.notWhole')}</Note>}
      {byReason.length > 0 ? (
        <ul className={textStyles.small}>
          {byReason.map(({ whyNot, count }) => (
            <li key={whyNot}>
              {t(`triggers.whyNot.${whyNot}`)}: {count}
            </li>
          ))}
        </ul>
      ) : null}
      {notAsked.length > 0 ? (
        <p className={textStyles.small}>
          {t('triggers.notAsked', { what: notAsked.map((one) => t(`triggers.whyNot.${one}`)).join(', ') })}
        </p>
      ) : null}
      {newest.length > 0 ? (
        <ul className={textStyles.small}>
          {newest.map(({ eventId, playerId, toldAt }) => (
            <li key={eventId}>
              {writeMoment(toldAt, language)}{' '}
              {playerId === null ? null : <Link to={paths.player(playerId)}>{playerId}</Link>}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
