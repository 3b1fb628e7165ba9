import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

/** One code per line, below a header. Codes contain letters, digits, dashes and blanks, so nothing needs quotes. */
export const saveCodes = (codes: readonly string[]) =>
  saveFile('codes.csv', ['code', ...codes].join('\r\n'), 'text/csv')

/** Says that the codes were downloaded and are shown only now, and offers the file again until it is closed. */
export function CodesOnce({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog labelledBy="codes-title" onClose={onClose}>
      <DialogTitle id="codes-title">{t('campaigns.codesTitle', { count: codes.length })}</DialogTitle>
      <DialogBody>
        <Note kind="risk">{t('campaigns.codesOnce')}</Note>
        {codes.length === 1 ? <output className={textStyles.spelled}>{codes[0]}</output> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={() => saveCodes(codes)}>
          {t('campaigns.downloadAgain')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('staff.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
