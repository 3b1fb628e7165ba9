import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { listSignals } from '#contract/play-v1/risk-alerts.ts'
import { beginCase } from '#contract/play-v1/risk-cases.ts'
import { areasFor, RISK_AREAS } from '#contract/shapes/risk.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import { isCtrlEnter } from '../../../shell/is-ctrl-enter.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMay, useMe } from '../../../shell/session.ts'
import { SignalsShown } from '../../../shell/signals-shown.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

const REASON_MIN = 20

/** Signals about a player, and their cases. Not rendered without the permission. */
export function SignalsPanel({ playerId }: { readonly playerId: number }) {
  return useMay('risk.read') ? <Shown playerId={playerId} /> : null
}

function Shown({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const mayWork = useMay('risk.work')
  const [isBeginning, setBeginning] = useState(false)
  const query = useQuery({
    queryKey: ['player', playerId, 'signals'],
    queryFn: () => ask(api(listSignals, { query: { playerId } })),
  })
  const { standing = [], cases = [] } = query.data ?? {}
  return (
    <section className={layout.section} aria-labelledby="signals-title" aria-busy={query.isPending}>
      <div className={joinClasses(layout.row, layout.between, layout.wrap)}>
        <h2 id="signals-title">{t('risk.signalsTitle')}</h2>
        {mayWork ? (
          <Button variant="ghost" size="small" onClick={() => setBeginning(true)}>
            {t('risk.begin')}
          </Button>
        ) : null}
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && standing.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('risk.noSignals')}</p>
      ) : null}
      <SignalsShown playerId={playerId} signals={standing} />
      {cases.length > 0 ? (
        <ul className={textStyles.small}>
          {cases.map(({ caseId, number, area, state }) => (
            <li key={caseId}>
              <Link to={paths.riskCase(caseId)}>{t('risk.caseTitle', { number, area: t(`risk.area.${area}`) })}</Link>{' '}
              {t(`risk.caseState.${state}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('risk.noDiagnosis')}</p>
      {isBeginning ? <BeginDialog playerId={playerId} onClose={() => setBeginning(false)} /> : null}
    </section>
  )
}

function BeginDialog({ playerId, onClose }: { readonly playerId: number; readonly onClose: () => void }) {
  const { t } = useTexts()
  const go = useNavigate()
  const areas = areasFor(useMe().data?.user.permissions ?? [])
  const [area, setArea] = useState(areas[0] ?? 'care')
  const [words, setWords] = useState('')
  const begin = useMutation({
    mutationFn: () => ask(api(beginCase, { body: { aboutPlayerId: playerId, area, words: words.trim() } })),
    onSuccess: ({ caseId }) => go(paths.riskCase(caseId)),
  })
  const isShort = words.trim().length < REASON_MIN
  const tryBegin = () => {
    if (!isShort && !begin.isPending) begin.mutate()
  }
  return (
    <Dialog
      labelledBy="begin-case"
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) tryBegin()
      }}
    >
      <DialogTitle id="begin-case">{t('risk.beginTitle', { player: playerId })}</DialogTitle>
      <DialogBody>
        <Select
          label={t('risk.area')}
          value={area}
          onChange={({ target }) => setArea(RISK_AREAS.find((one) => one === target.value) ?? area)}
        >
          {areas.map((one) => (
            <option key={one} value={one}>
              {t(`risk.area.${one}`)}
            </option>
          ))}
        </Select>
        <Field label={t('risk.reason')} hint={t('risk.reasonHint', { min: REASON_MIN })}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={4000}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        {begin.isError ? <ProblemNote error={begin.error} /> : null}
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" aria-disabled={isShort || begin.isPending} onClick={tryBegin}>
          {t('risk.begin')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
