import type { FastifyReply } from 'fastify';

/** Has the answer saved as a CSV file with a line of headings; `name` without its ending. What a name of a file cannot hold becomes a hyphen. */
export const asCsv = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '-')}.csv"`);
