import { Eye, EyeOff, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPlayer } from '#contract/play-v1/backoffice.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import layout from '../../../shell/layout.module.css'
import { RevealDialog, type RevealedPerson } from '../../../shell/reveal-dialog.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeDay } from '../../../shell/write-time.ts'
import { EditPersonDialog } from './edit-person-dialog.tsx'

type Dossier = ReplyOf<typeof getPlayer>
type Person = RevealedPerson

/** The person, covered. Uncovering requires a purpose, is audited, and ends by itself. */
export function PersonPanel({ player }: { readonly player: Dossier }) {
  const { t, language } = useTexts()
  const [isAsking, setAsking] = useState(false)
  // With the player's number, so that another player's panel never shows this person.
  const [revealed, setRevealed] = useState<{ readonly playerId: number; readonly person: Person }>()
  const person = revealed?.playerId === player.playerId ? revealed.person : undefined
  const [editing, setEditing] = useState<Person>()
  const cover = () => setRevealed(undefined)
  return (
    <section className={layout.section} aria-labelledby="person-title">
      <div className={joinClasses(layout.row, layout.between, layout.wrap)}>
        <h2 id="person-title">{t('person.title')}</h2>
        {person ? (
          <div className={layout.row}>
            <ActionButton
              permission="players.edit"
              label={t('person.edit')}
              variant="ghost"
              size="small"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(person)}
            />
            <Button variant="ghost" size="small" onClick={cover}>
              <EyeOff aria-hidden="true" />
              {t('person.cover')}
            </Button>
          </div>
        ) : (
          <ActionButton
            permission="players.reveal"
            label={t('person.reveal')}
            variant="ghost"
            size="small"
            icon={<Eye aria-hidden="true" />}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      <dl className={layout.facts}>
        <dt>{t('players.name')}</dt>
        <dd>{person ? `${person.firstName} ${person.surname}` : player.maskedName}</dd>
        <dt>{t('players.email')}</dt>
        <dd>{person ? person.email : player.maskedEmail}</dd>
        {person ? (
          <>
            <dt>{t('person.phone')}</dt>
            <dd>{person.phone ?? t('person.none')}</dd>
            <dt>{t('person.born')}</dt>
            <dd>{writeDay(`${person.birthDate.slice(0, 10)}T12:00:00Z`, language)}</dd>
            <dt>{t('person.birthNumber')}</dt>
            <dd>{person.birthNumber ?? t('person.none')}</dd>
            <dt>{t('person.birthPlace')}</dt>
            <dd>{person.birthPlace ?? t('person.none')}</dd>
            <dt>{t('person.databox')}</dt>
            <dd>{person.databox ?? t('person.none')}</dd>
            <dt>{t('person.address')}</dt>
            <dd>
              {person.permanentAddress ?? t('person.none')}
              {person.permanentAddressMatch ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t(`addressMatch.${person.permanentAddressMatch}`)}
                </div>
              ) : null}
            </dd>
            {person.contactAddress ? (
              <>
                <dt>{t('person.contactAddress')}</dt>
                <dd>{person.contactAddress}</dd>
              </>
            ) : null}
          </>
        ) : null}
      </dl>
      {person ? (
        <Countdown until={person.until} onEnd={cover} />
      ) : (
        <p className={joinClasses(textStyles.tiny, textStyles.muted)}>
          {t('person.audited')} {t('person.editFirst')}
        </p>
      )}
      {editing ? (
        <EditPersonDialog
          playerId={player.playerId}
          person={editing}
          onClose={() => setEditing(undefined)}
          onEdited={cover}
        />
      ) : null}
      {isAsking ? (
        <RevealDialog
          playerId={player.playerId}
          onClose={() => setAsking(false)}
          onRevealed={(uncovered) => setRevealed({ playerId: player.playerId, person: uncovered })}
        />
      ) : null}
    </section>
  )
}

function Countdown({ until, onEnd }: { readonly until: string; readonly onEnd: () => void }) {
  const { t } = useTexts()
  const [left, setLeft] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / 1000))
  useEffect(() => {
    const end = Date.parse(until)
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000)
      if (seconds <= 0) onEnd()
      else setLeft(seconds)
    }, 500)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- one countdown per uncovering
  }, [])
  return (
    <p className={joinClasses(textStyles.tiny, textStyles.muted)} role="timer">
      {t('person.coversIn', { seconds: left })}
    </p>
  )
}
