import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { register } from '#contract/onling-v2/tournaments.ts'
import { getNickname, setNickname } from '#contract/play-v1/nickname.ts'
import { leaveRound } from '#contract/play-v1/tournaments.ts'
import type { OwnEntry, TournamentRound } from '#contract/shapes/tournaments.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { OwnNumbers } from './own-result.tsx'
import { writeMoment, type ShownGame } from './words.ts'

type Props = {
  readonly round: TournamentRound
  readonly entry: OwnEntry | null
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly isSignedIn: boolean
  readonly games: readonly ShownGame[]
  readonly onChange: (entry: OwnEntry) => void
}

/** Registration for a round with or without a nickname; once registered, links to its games and the way to leave. */
export function RegisterPanel(props: Props) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  const { round, entry, isSignedIn } = props
  if (entry?.state === 'removed') return null
  if (entry?.state === 'in') return <InIt {...props} entry={entry} />
  if (!isSignedIn)
    return (
      <section className="tournament-panel" aria-label={t('register')}>
        <p>{t('registerBy', { at: writeMoment(round.registersUntil, site) })}</p>
        <Link
          className={buttonClass('primary', 'large')}
          to={paths.login(locale, paths.tournamentRound(locale, round.roundId))}
        >
          {t('signIn')}
        </Link>
      </section>
    )
  return <Enter {...props} />
}

function Enter({ round, entry, errors, onChange }: Props) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setBusy] = useState(false)
  const [isAnonymous, setAnonymous] = useState(false)
  const { data } = useQuery({
    queryKey: ['nickname'],
    queryFn: async () => {
      const answer = await api(getNickname, { query: {} })
      return answer.ok ? answer.data : { nickname: null, mayChange: false }
    },
  })
  const hasField = data?.mayChange === true && !isAnonymous
  const isWithoutName = data !== undefined && !data.mayChange && data.nickname === null

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('nickname') ?? '').trim()
    setFailed(undefined)
    setBusy(true)
    try {
      if (hasField && name !== data?.nickname) {
        const named = await api(setNickname, { body: { nickname: name } })
        if (!named.ok) return setFailed(named)
      }
      const { roundId, terms } = round
      const body = { roundId, termsVersion: terms.version, isAnonymous: isAnonymous || isWithoutName }
      const answer = await api(register, { body })
      if (!answer.ok) return setFailed(answer)
      onChange(answer.data)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="tournament-panel" aria-label={t('register')}>
      {entry?.state === 'left' ? <p role="status">{t('left')}</p> : null}
      <p>{t('registerBy', { at: writeMoment(round.registersUntil, site) })}</p>
      <PageForm onSubmit={(event) => void enter(event)} refused={failed}>
        {hasField ? (
          <Field
            key={data.nickname}
            label={t('name')}
            hint={t('nameHint')}
            name="nickname"
            autoComplete="nickname"
            minLength={3}
            maxLength={20}
            required
            defaultValue={data.nickname ?? ''}
          />
        ) : null}
        <label className="tick-box">
          <input
            type="checkbox"
            checked={isAnonymous || isWithoutName}
            disabled={isWithoutName}
            onChange={() => setAnonymous(!isAnonymous)}
          />
          {t('beAnonymous')}
        </label>
        <Failure failed={failed} texts={errors} />
        <div className="button-set">
          <Button type="submit" size="large" isLoading={isBusy}>
            {t('register')}
          </Button>
          <Link className={buttonClass('outlined', 'large')} to={paths.tournaments(locale)}>
            {t('noThanks')}
          </Link>
        </div>
        <p>{t('leaveAnytime')}</p>
      </PageForm>
    </section>
  )
}

function InIt({ round, entry, errors, games, onChange }: Props & { readonly entry: OwnEntry }) {
  const t = useTranslations('tournaments')
  const { locale } = useSite()
  const [failed, setFailed] = useState<Failed>()
  async function leave() {
    setFailed(undefined)
    const answer = await api(leaveRound, { body: { roundId: round.roundId } })
    if (answer.ok) onChange(answer.data)
    else setFailed(answer)
  }
  const [first] = games
  return (
    <section className="tournament-panel" aria-labelledby="own">
      <h2 id="own">{t('numbers')}</h2>
      <p role="status">{t('in')}</p>
      <OwnNumbers entry={entry} />
      <Failure failed={failed} texts={errors} />
      <div className="button-set">
        {first && round.state === 'running' ? (
          <Link className={buttonClass('primary', 'large')} to={paths.play(locale, first.key, 'real')}>
            {t('play', { game: first.name })}
          </Link>
        ) : null}
        <Button variant="ghost" onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </div>
    </section>
  )
}
