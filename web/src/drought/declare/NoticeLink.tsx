import type { DeclaredStage } from '@artesian/contract/drought/declarations';
import { sendNotice } from '@artesian/contract/notices/notices';
import { noticeOfDeclaration, noticePath } from '../../notices/letters.ts';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** Leads to the notices of a declaration: what became of those that were sent, and what is still to be told. */
export function NoticeLink({ declared }: { declared: DeclaredStage }) {
  const { may } = useSession();
  const { drought_declaration_ndx, drought_stage_name, notice_ndx, correction_ndx, is_undone, told } = declared;
  const toPrepare = noticeOfDeclaration(drought_declaration_ndx);
  const isOpen = is_undone ? correction_ndx === null && told > 0 : notice_ndx === null;
  return (
    <>
      {notice_ndx !== null && (
        <ButtonLink
          size="small"
          to={noticePath(notice_ndx)}
          aria-label={`Notice (${told.toLocaleString('en-US')} told) of ${drought_stage_name}`}
        >
          Notice ({told.toLocaleString('en-US')} told)
        </ButtonLink>
      )}
      {correction_ndx !== null && (
        <ButtonLink size="small" to={noticePath(correction_ndx)} aria-label={`Correction of ${drought_stage_name}`}>
          Correction
        </ButtonLink>
      )}
      {isOpen && may(sendNotice) && (
        <ButtonLink
          size="small"
          to={toPrepare}
          aria-label={`${is_undone ? 'Send a correction' : 'Send the notice'} of ${drought_stage_name}`}
        >
          {is_undone ? 'Send a correction' : 'Send the notice'}
        </ButtonLink>
      )}
    </>
  );
}
