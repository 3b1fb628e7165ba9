import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import * as player from '#contract/onling-v2/player.ts'
import { find } from '#contract/play-v1/search.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { moveRowFocus } from '../../shell/move-row-focus.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { onForget } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { createStore } from '../../shell/store.ts'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { FoundElsewhere } from './person/found-elsewhere.tsx'

const WAIT_MS = 250
/** The filter says nothing of a person, so it is in the address. */
const STATES = ['open', 'locked'] as const
/** Personal data: kept in memory so that the way back finds the same list, never in the address. */
const searched = createStore('')
const lastOpened = createStore<number | undefined>(undefined)
onForget(() => {
  searched.set('')
  lastOpened.set(undefined)
})

export function PlayersScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const filter = useRef<HTMLSelectElement>(null)
  const [typed, setTyped] = useState(searched.get())
  const [text, setText] = useState(searched.get())
  useEffect(() => {
    const timer = setTimeout(() => {
      searched.set(typed.trim())
      setText(typed.trim())
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const [search, setSearch] = useSearchParams()
  const state = STATES.find((one) => one === search.get('state'))
  const { query, rows } = usePages(['players', text, state], (cursor) =>
    ask(
      api(player.search, {
        query: { ...(text ? { text } : {}), ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) },
      }),
    ),
  )
  const found = useQuery({
    queryKey: ['players', 'found', text],
    queryFn: ({ signal }) => ask(api(find, { query: { text }, signal })),
    enabled: text !== '',
    gcTime: 0,
  })
  const listed = new Set(rows.map(({ playerId }) => playerId))
  // By phone, account, card or document; what begins with the text is in the list already.
  const exactly = (text === '' ? [] : (found.data?.players ?? [])).filter(
    ({ playerId, isLocked }) => !listed.has(playerId) && (state === undefined || (state === 'locked') === isLocked),
  )
  const shown = [...exactly, ...rows.map((row) => ({ ...row, foundBy: undefined }))]
  const count = shown.length
  useEffect(() => {
    // Coming back from a player: the keyboard's place is where it was.
    const id = lastOpened.get()
    if (count === 0 || id === undefined) return
    document.querySelector<HTMLElement>(`[data-row="${id}"] [data-opener]`)?.focus()
    lastOpened.set(undefined)
  }, [count])
  useRowKeys([
    { keys: '/', label: t('keys.search'), run: () => field.current?.focus() },
    { keys: 'f', label: t('keys.filter'), run: () => filter.current?.focus() },
  ])
  const chooseState = (name: string) => setSearch(name === '' ? {} : { state: name }, { replace: true })
  const open = (id: number) => {
    lastOpened.set(id)
    void go(paths.player(id))
  }

  return (
    <>
      <div className={layout.head}>
        <h1>{t('screen.players')}</h1>
      </div>
      <PlayersFilter
        field={field}
        filter={filter}
        typed={typed}
        state={state}
        onType={setTyped}
        onState={chooseState}
      />
      {text !== '' && found.data ? <FoundElsewhere found={found.data} /> : null}
      {found.isError ? <ProblemNote error={found.error} /> : null}
      <PagedList
        pages={query}
        count={count}
        label={t('screen.players')}
        empty={t(text || state ? 'players.noneFound' : 'players.none')}
        head={
          <tr>
            <th>{t('players.number')}</th>
            <th>{t('players.name')}</th>
            <th className={layout.wideOnly}>{t('players.email')}</th>
            <th>{t('players.state')}</th>
            <th>{t('players.lastSignIn')}</th>
            <th className={layout.wideOnly}>{t('players.registered')}</th>
          </tr>
        }
      >
        {shown.map((row) => (
          <PlayerRow key={row.playerId} row={row} onOpen={() => open(row.playerId)} />
        ))}
      </PagedList>
    </>
  )
}

type FilterProps = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly filter: RefObject<HTMLSelectElement | null>
  readonly typed: string
  readonly state: (typeof STATES)[number] | undefined
  readonly onType: (text: string) => void
  readonly onState: (name: string) => void
}

function PlayersFilter({ field, filter, typed, state, onType, onState }: FilterProps) {
  const { t } = useTexts()
  return (
    <search className={layout.fields}>
      <Field label={t('players.search')} className={layout.wide}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === 'ArrowDown') {
                event.preventDefault()
                moveRowFocus(1)
              }
            }}
          />
        )}
      </Field>
      <Select
        label={t('players.state')}
        ref={filter}
        value={state ?? ''}
        onChange={(event) => onState(event.target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {t(`player.${one}`)}
          </option>
        ))}
      </Select>
      <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('players.searchAudited')}</span>
    </search>
  )
}

type Row = ReplyOf<typeof player.search>['rows'][number] & { readonly foundBy: FoundBy | undefined }
type FoundBy = ReplyOf<typeof find>['players'][number]['foundBy']

function PlayerRow({ row, onOpen }: { readonly row: Row; readonly onOpen: () => void }) {
  const { t, language } = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button in it has the keys
    <tr data-row={row.playerId} onClick={onOpen}>
      <td>
        <button type="button" data-opener className={rowStyles.opener}>
          {t('player.title', { id: row.playerId })}
        </button>
      </td>
      <td>
        {row.maskedName}
        {row.foundBy ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`mark.${row.foundBy}`)}</div>
        ) : null}
      </td>
      <td className={joinClasses(layout.wideOnly, textStyles.secondary)}>{row.maskedEmail}</td>
      <td>
        {row.isLocked ? (
          <Status kind="stop">{t('player.locked')}</Status>
        ) : (
          <Status kind="ok">{t('player.open')}</Status>
        )}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, textStyles.unbroken)}>
        {row.lastSignInAt ? writeMoment(row.lastSignInAt, language) : t('players.never')}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, textStyles.unbroken, layout.wideOnly)}>
        {writeDay(row.registeredAt, language)}
      </td>
    </tr>
  )
}
