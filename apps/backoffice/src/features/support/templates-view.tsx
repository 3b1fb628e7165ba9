import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listTemplates, removeTemplate } from '#contract/play-v1/staff-support.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { SUPPORT, type Template } from './tickets.ts'

/** Templates of answers: name, topic, and who changed each last. */
export function TemplatesView() {
  const { t, language } = useTexts()
  const [edited, setEdited] = useState<Template | 'new'>()
  const [removed, setRemoved] = useState<Template>()
  const list = useQuery({
    queryKey: [...SUPPORT, 'templates'],
    queryFn: () => ask(api(listTemplates, { query: {} })),
  })
  const templates = list.data?.templates ?? []
  return (
    <div className={layout.list}>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <p className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>{t('support.templatesWhat')}</p>
        <ActionButton
          permission="support.manage"
          icon={<Plus aria-hidden="true" />}
          label={t('support.newTemplate')}
          onClick={() => setEdited('new')}
        />
      </div>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      <Loading query={list} />
      {list.data && templates.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('support.noTemplates')}</p>
      ) : null}
      {templates.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('support.templates')}
            head={
              <tr>
                <th>{t('support.template')}</th>
                <th>{t('support.topic')}</th>
                <th className={layout.wideOnly}>{t('support.changedAt')}</th>
                <th>
                  <span className={textStyles.aloud}>{t('support.remove')}</span>
                </th>
              </tr>
            }
          >
            {templates.map((one) => (
              <tr key={one.templateId} data-row={one.templateId} tabIndex={-1}>
                <td>
                  <button type="button" data-opener className={rowStyles.opener} onClick={() => setEdited(one)}>
                    {one.name}
                  </button>
                  <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                    {Object.keys(one.texts).join(', ')}
                  </div>
                  {one.inOtherForm.length > 0 ? (
                    <div className={textStyles.small}>
                      <Status kind="hold">{t('support.otherForm', { languages: one.inOtherForm.join(', ') })}</Status>
                    </div>
                  ) : null}
                </td>
                <td className={textStyles.small}>
                  {one.topic ? t(`support.topic.${one.topic}`) : t('support.anyTopic')}
                </td>
                <td className={joinClasses(textStyles.small, textStyles.muted, layout.wideOnly)}>
                  {writeMoment(one.changedAt, language)} · {one.changedBy}
                </td>
                <td>
                  <ActionButton
                    permission="support.manage"
                    label={t('support.remove')}
                    onClick={() => setRemoved(one)}
                  />
                </td>
              </tr>
            ))}
          </Table>
        </div>
      ) : null}
      {edited && list.data ? (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          languages={list.data?.languages ?? []}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {removed ? <RemoveDialog template={removed} onClose={() => setRemoved(undefined)} /> : null}
    </div>
  )
}

function RemoveDialog({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { templateId, name } = template
  const remove = useMutation({
    mutationFn: () => ask(api(removeTemplate, { body: { templateId } })),
    onSuccess: async () => {
      announce(t('support.removed'))
      await queryClient.invalidateQueries({ queryKey: [...SUPPORT, 'templates'] })
      onClose()
    },
  })
  const tryRemove = () => {
    if (!remove.isPending) remove.mutate()
  }
  return (
    <Dialog
      labelledBy="remove-template"
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) tryRemove()
      }}
    >
      <DialogTitle id="remove-template">{t('support.removeTitle', { name })}</DialogTitle>
      <DialogBody>
        <p className={textStyles.small}>
          <b>{name}</b> {t('support.removeNow')}
        </p>
        {remove.isError ? <ProblemNote error={remove.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="destructive" aria-disabled={remove.isPending} onClick={tryRemove}>
          {t('support.remove')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
