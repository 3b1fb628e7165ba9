import { useRef } from 'react'
import { catalogue } from '#contract/catalogue.ts'
import * as user from '#contract/onling-v2/user.ts'
import { ACTOR_KINDS, SUBJECT_KINDS } from '#contract/shapes/audit.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { settings } from '../../shell/settings.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ChainBar } from './chain-bar.tsx'
import { ChangeShown } from './change-shown.tsx'
import { ExportButton } from './export-button.tsx'
import { foldRepeats } from './fold-repeats.ts'
import { actionName, readFilter } from './read-filter.ts'
import { sentenceName } from './say-record.ts'
import { Sentence } from './sentence.tsx'

/** Written outside of calls, by the sign-in itself. */
const EVENTS = ['staff.signed-in', 'staff.code-refused', 'staff.signed-out']
const actions = [
  ...catalogue.filter(({ audience, permission }) => audience === 'staff' && permission).map(({ path }) => path),
  ...EVENTS,
]

const outcomeKinds: Readonly<Record<(typeof user.AUDIT_OUTCOMES)[number], StatusKind>> = {
  done: 'ok',
  refused: 'hold',
  failed: 'risk',
  unknown: 'idle',
}

/** Who did or saw what, newest first. The filter holds numbers and actions, so it is in the address. */
export function AuditScreen() {
  const { t, or, language } = useTexts()
  const [search, change, clear] = useAddressFilter()
  const first = useRef<HTMLInputElement>(null)
  const zone = settings.zone.use()
  const filter = readFilter(search, zone)
  const { query, rows } = usePages(['audit', filter], (cursor) =>
    ask(api(user.getAudit, { query: { ...filter, ...(cursor ? { cursor } : {}) } })),
  )
  useRowKeys([{ keys: 'f', label: t('keys.filter'), run: () => first.current?.focus() }])
  const hasFilter = search.size > 0
  return (
    <>
      <div className={layout.head}>
        <h1>{t('screen.audit')}</h1>
        <ExportButton filter={filter} />
      </div>
      <ChainBar />
      <search className={layout.fields}>
        <NumberField
          ref={first}
          label={t('players.number')}
          value={search.get('player') ?? ''}
          onWrite={(digits) => change('player', digits)}
        />
        <NumberField
          label={t('audit.userId')}
          value={search.get('user') ?? ''}
          onWrite={(digits) => change('user', digits)}
        />
        <Select
          label={t('audit.action')}
          className={layout.wide}
          value={filter.action ?? ''}
          onChange={(event) => change('action', event.target.value)}
        >
          <option value="">{t('audit.any')}</option>
          {actions.map((path) => (
            <option key={path} value={path}>
              {or(actionName(path), path)}
            </option>
          ))}
        </Select>
        <Select
          label={t('audit.outcome')}
          value={filter.outcome ?? ''}
          onChange={(event) => change('outcome', event.target.value)}
        >
          <option value="">{t('audit.any')}</option>
          {user.AUDIT_OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {t(`outcome.${one}`)}
            </option>
          ))}
        </Select>
        <Field label={t('audit.from')}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={search.get('from') ?? ''}
              onChange={(event) => change('from', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('audit.to')}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={search.get('to') ?? ''}
              onChange={(event) => change('to', event.target.value)}
            />
          )}
        </Field>
        <Select
          label={t('audit.by')}
          value={filter.actorKind ?? ''}
          onChange={(event) => change('by', event.target.value)}
        >
          <option value="">{t('audit.any')}</option>
          {ACTOR_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`audit.actor.${kind}`)}
            </option>
          ))}
        </Select>
        {filter.actorKind && filter.actorKind !== 'staff' ? (
          <Field label={t('audit.actorId')}>
            {(control) => (
              <input
                {...control}
                maxLength={120}
                value={search.get('who') ?? ''}
                onChange={(event) => change('who', event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <Select
          label={t('audit.subject')}
          value={search.get('about') ?? ''}
          onChange={(event) => change('about', event.target.value)}
        >
          <option value="">{t('audit.any')}</option>
          {SUBJECT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`subject.${kind}`)}
            </option>
          ))}
        </Select>
        {search.get('about') ? (
          <Field label={t('audit.subjectId')}>
            {(control) => (
              <input
                {...control}
                maxLength={120}
                value={search.get('id') ?? ''}
                onChange={(event) => change('id', event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <label className={layout.row}>
          <input
            type="checkbox"
            checked={filter.changesOnly === true}
            onChange={(event) => change('looks', event.target.checked ? '' : 'too')}
          />
          {t('audit.changesOnly')}
        </label>
        {hasFilter ? (
          <Button variant="ghost" onClick={clear}>
            {t('audit.clear')}
          </Button>
        ) : null}
      </search>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.audit')}
        empty={t(hasFilter ? 'audit.noneFound' : 'audit.none')}
        head={
          <tr>
            <th>{t('entries.time')}</th>
            <th>{t('audit.action')}</th>
            <th>{t('audit.outcome')}</th>
            <th className={layout.wideOnly}>{t('audit.source')}</th>
          </tr>
        }
      >
        {foldRepeats(rows).map(({ row, times, seconds }) => (
          <tr key={row.auditId} data-row={row.auditId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
              {writeMoment(row.at, language)}
            </td>
            <td>
              <Sentence row={row} />
              <div className={joinClasses(textStyles.small, textStyles.muted, layout.row, layout.wrap)}>
                {row.outcome === 'done' && or(sentenceName(row.action), '') !== '' ? (
                  <span title={row.action}>{or(actionName(row.action), row.action)}</span>
                ) : null}
                {times > 1 ? <span>{t('audit.repeats', { times, seconds })}</span> : null}
                {row.areWordsErased ? <i>{t('audit.wordsErased')}</i> : null}
              </div>
              <ChangeShown row={row} />
            </td>
            <td className={textStyles.unbroken}>
              <Status kind={outcomeKinds[row.outcome]}>{t(`outcome.${row.outcome}`)}</Status>
              {row.code ? (
                <div className={joinClasses(textStyles.small, textStyles.muted)}>
                  {or(`error.${row.code}`, row.code)}
                </div>
              ) : null}
            </td>
            <td
              className={joinClasses(textStyles.small, textStyles.secondary, textStyles.unbroken, layout.wideOnly)}
              title={`${t('audit.trace')} ${row.requestId}`}
            >
              {t(`audit.actor.${row.actorKind}`)}
              {row.source ? <div className={textStyles.muted}>{row.source}</div> : null}
            </td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
