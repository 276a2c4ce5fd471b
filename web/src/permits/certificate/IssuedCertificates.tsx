import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import {
  attachSignedCertificate,
  issuedCertificates,
  type IssuedCertificate,
} from '@artesian/contract/permits/issued-certificates';
import { originalFile, pictures } from '@artesian/contract/wells/attachments';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { downloadFile } from '../../session/download-file.ts';
import { useSession } from '../../session/session.tsx';
import { localDay, shortDate } from '../../ui/dates.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';

const HEADING = 'Certificates issued';

/** The certificates of a permit as they were issued, with their signed copies. */
export function IssuedCertificates({ permit: permit_ndx }: { permit: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [issuedCertificates.path, permit_ndx],
    queryFn: ({ signal }) => api.view(issuedCertificates, { params: { permit_ndx }, signal }),
  });
  return (
    <>
      <Typography variant="h4" sx={{ mt: 2.5, mb: 0.5 }}>
        {HEADING}
      </Typography>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={64} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>None yet. Printed certificates are stored here.</Typography>
      )}
      {data && data.length > 0 && <Certificates certificates={data} />}
    </>
  );
}

const Certificates = ({ certificates }: { certificates: readonly IssuedCertificate[] }) => (
  <TableContainer tabIndex={0} aria-label={HEADING}>
    <Table size="small" sx={tableStyle}>
      <TableHead>
        <TableRow>
          <TableCell>Issued</TableCell>
          <TableCell>Fiscal Year</TableCell>
          <TableCell>Issued By</TableCell>
          <TableCell align="right">Volume of the Year ({volumeUnit().symbol})</TableCell>
          <TableCell>Certificate</TableCell>
          <TableCell>Signed Copy</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {certificates.map((certificate) => (
          <TableRow key={certificate.permit_certificate_ndx}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {shortDate(certificate.issued_date)}
            </TableCell>
            <TableCell>{certificate.fiscal_year}</TableCell>
            <TableCell>
              {certificate.issued_by}
              <Quiet>stored {localDay(certificate.kept_at)}</Quiet>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <Volume {...certificate} />
            </TableCell>
            <TableCell>
              <StoredFile
                name={certificate.original_filename}
                systemName={certificate.system_filename}
                label={`PDF of the certificate issued ${shortDate(certificate.issued_date)}`}
              >
                PDF
              </StoredFile>
            </TableCell>
            <TableCell>
              <SignedCopy certificate={certificate} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const tableStyle = {
  '& th, & td': { px: 1, py: 0.75, verticalAlign: 'top' },
  '& .MuiLink-root': { textAlign: 'left' },
} as const;

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="small" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Typography>
);

function Volume({ year_volume_gal, authorized_volume_gal }: IssuedCertificate) {
  if (year_volume_gal === null && authorized_volume_gal === null) return 'not recorded';
  return (
    <>
      {year_volume_gal === null ? 'not known' : volumeDigits(year_volume_gal)}
      {authorized_volume_gal !== null && authorized_volume_gal !== year_volume_gal && (
        <Quiet>{volumeDigits(authorized_volume_gal)} authorized a year</Quiet>
      )}
    </>
  );
}

interface StoredFileProps {
  name: string;
  systemName: string;
  label: string;
  children: string;
}

/** As it was stored, also when it was removed from the documents since. */
const StoredFile = ({ name, systemName, label, children }: StoredFileProps) => (
  <Link
    component="button"
    type="button"
    aria-label={label}
    onClick={() =>
      void downloadFile(originalFile.path.replace('{system_filename}', systemName), name).catch((error: unknown) =>
        notify.error(errorWordsToQuote(error)),
      )
    }
  >
    {children}
  </Link>
);

function SignedCopy({ certificate }: { certificate: IssuedCertificate }) {
  const { signed_filename, signed_system_filename, signed_at, signed_added_by, issued_date } = certificate;
  const { may } = useSession();
  const isAttached = signed_filename !== null && signed_system_filename !== null && signed_at !== null;
  return (
    <>
      {isAttached && (
        <>
          <StoredFile
            name={signed_filename}
            systemName={signed_system_filename}
            label={`Signed copy of the certificate issued ${shortDate(issued_date)}`}
          >
            Signed copy attached
          </StoredFile>
          <Quiet>
            {localDay(signed_at)}, {signed_added_by}
          </Quiet>
        </>
      )}
      {may(attachSignedCertificate) && <AttachButton certificate={certificate} isReplacing={isAttached} />}
    </>
  );
}

const accepted = ['application/pdf', ...pictures].join(',');

function AttachButton({ certificate, isReplacing }: { certificate: IssuedCertificate; isReplacing: boolean }) {
  const { permit_certificate_ndx, issued_date } = certificate;
  const input = useRef<HTMLInputElement>(null);
  const keyOf = useKeyPerAct();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      api.upload(attachSignedCertificate, {
        params: { permit_certificate_ndx },
        fields: {},
        file,
        idempotencyKey: keyOf([permit_certificate_ndx, file.name, file.size, file.lastModified]),
      }),
    onSuccess: () => {
      notify.forgetErrors();
      notify.success('The signed copy was attached.');
    },
    onError: (error) => notify.error(`The signed copy could not be attached. ${errorWordsToQuote(error)}`),
  });
  const words = isReplacing ? 'Replace' : 'Attach signed copy';
  const of = `the certificate issued ${shortDate(issued_date)}`;
  return (
    <>
      <Button
        size="small"
        sx={{ px: 0.75, mx: -0.75 }}
        loading={isPending}
        aria-label={isReplacing ? `Replace the signed copy of ${of}` : `Attach the signed copy of ${of}`}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={`File of the signed copy of ${of}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
