import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { hallList } from '#contract/lists/tournaments.ts'
import { changeHallOfFame, createHallOfFame } from '#contract/onling-v2/tournaments.ts'
import { listHallsForStaff } from '#contract/play-v1/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { Status } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { refreshTournaments } from './round-dialogs.tsx'
import { TOURNAMENTS } from './words.ts'

type Hall = ReplyOf<typeof listHallsForStaff>['rows'][number]
const SHOWN = 5

/** Halls of fame, with their first places. */
export function HallsView() {
  const { t } = useTexts()
  const [opened, setOpened] = useState<{ readonly hall?: Hall }>()
  return (
    <>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <ActionButton
          permission="tournaments.manage"
          label={t('tournaments.createHall')}
          onClick={() => setOpened({})}
        />
      </div>
      <DataList
        list={hallList}
        label={t('tournaments.view.halls')}
        empty={t('tournaments.noHalls')}
        read={(question) => ask(api(listHallsForStaff, { query: question as QueryOf<typeof listHallsForStaff> }))}
        keyOf={({ hallId }) => hallId}
        keptAs={[...TOURNAMENTS, 'halls']}
        cells={{
          name: ({ name }: Hall) => <b>{name}</b>,
          isShown: ({ isShown }: Hall) => (
            <Status kind={isShown ? 'ok' : 'idle'}>
              {t(isShown ? 'tournaments.hallShown' : 'tournaments.hallHidden')}
            </Status>
          ),
          entries: ({ entries }: Hall) => (
            <span className={textStyles.small}>
              {entries.slice(0, SHOWN).map((one) => (
                <div key={one.roundId + String(one.place)}>
                  {t('tournaments.fame', {
                    place: one.place,
                    name: one.name ?? t('tournaments.anonymous', { alias: one.alias }),
                    tournament: one.tournamentName,
                  })}
                </div>
              ))}
            </span>
          ),
        }}
        actions={(hall: Hall) => (
          <ActionButton
            permission="tournaments.manage"
            label={t('tournaments.change')}
            onClick={() => setOpened({ hall })}
          />
        )}
      />
      {opened ? <HallDialog hall={opened.hall} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

function HallDialog({ hall, onClose }: { readonly hall?: Hall | undefined; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [name, setName] = useState(hall?.name ?? '')
  const [places, setPlaces] = useState(String(hall?.places ?? 3))
  const [isShown, setShown] = useState(hall?.isShown ?? true)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const count = Number(places)
  const isRight = name.trim().length >= 3 && Number.isInteger(count) && count >= 1 && count <= 10
  return (
    <ConfirmDialog
      title={t(hall ? 'tournaments.changeHall' : 'tournaments.createHall')}
      button={t(hall ? 'tournaments.change' : 'tournaments.createHall')}
      consequences={[{ kind: 'ok', what: t('tournaments.hall'), text: t('tournaments.hallNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!isRight) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const body = { name: name.trim(), places: count, isShown, explanation }
        if (hall) await ask(api(changeHallOfFame, { body: { hallId: hall.hallId, ...body } }))
        else await ask(api(createHallOfFame, { body: { ...body, idempotencyKey } }))
        announce(t('tournaments.done'))
        await refreshTournaments()
      }}
    >
      <TextField
        label={t('tournaments.name')}
        maxLength={80}
        value={name}
        onWrite={setName}
        problem={name.trim().length < 3 ? t('tournaments.nameHint') : undefined}
      />
      <TextField
        label={t('tournaments.hallPlaces')}
        inputMode="numeric"
        maxLength={2}
        value={places}
        onWrite={setPlaces}
        problem={isRight || name.trim().length < 3 ? undefined : t('tournaments.hallPlaces')}
      />
      <label className={layout.row}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t('tournaments.isShown')}
      </label>
    </ConfirmDialog>
  )
}
