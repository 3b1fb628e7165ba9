import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { saveTemplate } from '#contract/play-v1/staff-support.ts'
import { TOPICS } from '#contract/states/ticket-states.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { WasTried } from '../../shell/was-tried.ts'
import { SUPPORT, type LanguageCode, type Template } from './tickets.ts'

const NAME_MIN = 3
const TEXT_MIN = 2
const TEXT_MAX = 4000

type Props = {
  readonly template: Template | undefined
  /** Languages of the brand. */
  readonly languages: readonly LanguageCode[]
  readonly onClose: () => void
}

/** A template in every language of the brand. */
export function TemplateDialog({ template, languages, onClose }: Props) {
  const { t, or } = useTexts()
  const id = useId()
  const [name, setName] = useState(template?.name ?? '')
  const [topic, setTopic] = useState(template?.topic ?? null)
  const [texts, setTexts] = useState(template?.texts ?? {})
  const body = useRef<HTMLDivElement>(null)
  const [wasTried, setWasTried] = useState(false)
  const isShort = (text: string | undefined, min: number) => (text ?? '').trim().length < min
  const isWrong = isShort(name, NAME_MIN) || languages.some((one) => isShort(texts[one], TEXT_MIN))
  // As it was saved: a text that is being changed is read again when it is saved.
  const isInOtherForm = (one: LanguageCode) =>
    template?.inOtherForm.includes(one) === true && texts[one] === template.texts[one]
  const save = useMutation({
    mutationFn: () => {
      const written = Object.fromEntries(languages.map((one) => [one, (texts[one] ?? '').trim()]))
      const known = template ? { templateId: template.templateId } : {}
      return ask(api(saveTemplate, { body: { ...known, name: name.trim(), topic, texts: written } }))
    },
    onSuccess: async () => {
      announce(t('support.saved'))
      await queryClient.invalidateQueries({ queryKey: [...SUPPORT, 'templates'] })
      onClose()
    },
  })
  const trySave = () => {
    setWasTried(true)
    // Focuses the first invalid field.
    if (isWrong) body.current?.querySelector<HTMLElement>('[data-wrong]')?.focus()
    else if (!save.isPending) save.mutate()
  }
  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) trySave()
      }}
    >
      <DialogTitle id={`${id}t`}>
        {template ? t('support.editTemplate', { name: template.name }) : t('support.newTemplate')}
      </DialogTitle>
      <DialogBody ref={body}>
        <WasTried value={wasTried}>
          <TextField
            label={t('support.templateName')}
            value={name}
            maxLength={80}
            problem={isShort(name, NAME_MIN) ? t('support.templateNameNeeded') : undefined}
            onWrite={setName}
          />
        </WasTried>
        <Select
          label={t('support.topic')}
          value={topic ?? ''}
          onChange={(event) => setTopic(TOPICS.find((one) => one === event.target.value) ?? null)}
        >
          <option value="">{t('support.anyTopic')}</option>
          {TOPICS.map((one) => (
            <option key={one} value={one}>
              {t(`support.topic.${one}`)}
            </option>
          ))}
        </Select>
        {languages.map((one) => (
          <Field
            key={one}
            label={t('support.templateText', { language: or(`language.${one}`, one) })}
            hint={isInOtherForm(one) ? t('support.otherFormHint') : undefined}
            problem={wasTried && isShort(texts[one], TEXT_MIN) ? t('support.templateNeeded') : undefined}
            problemIcon={<StatusShape kind="stop" />}
          >
            {(control) => (
              <textarea
                {...control}
                rows={4}
                lang={one}
                maxLength={TEXT_MAX}
                value={texts[one] ?? ''}
                data-wrong={isShort(texts[one], TEXT_MIN) ? '' : undefined}
                onChange={(event) => setTexts({ ...texts, [one]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {save.isError ? <ProblemNote error={save.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" aria-disabled={save.isPending} onClick={trySave}>
          {t('support.save')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
