// Where the report of a capture is asked for, for what leads there.

export const REPORT = 'report-of-the-capture';
