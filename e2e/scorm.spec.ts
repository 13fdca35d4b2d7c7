// The SCORM package of a lesson: made in the page, unpacked, and run in a stand-in for a learning platform.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { serveFolder } from '../scripts/serve.mjs';
import { expect, open, test } from './page.ts';

/** The stand-in for a platform; it stores the reported values over a reload. */
const PLATFORM = `<!doctype html><link rel="icon" href="data:,"><title>A course</title>
<iframe src="content/launch.html" style="width: 1200px; height: 680px"></iframe>
<script>
  const values = JSON.parse(sessionStorage.getItem('values') ?? '{}');
  const keep = () => sessionStorage.setItem('values', JSON.stringify(values));
  const count = () => String(Object.keys(values).filter((key) => /^cmi.interactions.\\d+.id$/.test(key)).length);
  window.API = {
    LMSInitialize: () => 'true',
    LMSGetValue: (name) => (name === 'cmi.interactions._count' ? count() : values[name] ?? ''),
    LMSSetValue: (name, value) => { values[name] = value; return 'true'; },
    LMSCommit: () => { keep(); return 'true'; },
    LMSGetLastError: () => '0',
    LMSFinish: () => { values.finished = 'yes'; keep(); return 'true'; },
  };
</script>`;

test('a lesson reports to the platform that shows it, and goes on where it was left', async ({
  page,
  troubles,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'scorm-'));
  await open(page, '#/learn/write/bursts');
  await expect(page.getByRole('textbox', { name: 'Text of the lesson' })).toHaveValue(
    /title: Losses in a row/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SCORM package' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bursts.zip');
  const zipped = readFileSync(await download.path());
  // PHP's default upload_max_filesize is 2M; a package of a session has up to six lessons more, of 2 kB each
  expect(zipped.length).toBeLessThan((2 * 1024 - 11) * 1024);
  for (const [name, content] of Object.entries(unzipSync(zipped))) {
    const path = join(folder, 'content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  writeFileSync(join(folder, 'course.html'), PLATFORM);
  const asked: string[] = [];
  const host = await serveFolder({
    folder,
    port: 0,
    prefix: '/pluginfile.php/42/',
    wasmType: 'application/octet-stream',
    onRequest: ({ url = '' }) => asked.push(url),
  });
  const values = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('values') ?? '{}'));
  await page.goto(`${host.url}course.html`);
  const lesson = page.frameLocator('iframe');
  await lesson.getByText('It takes less time').click();
  await lesson.getByRole('button', { name: 'That is my guess' }).click();
  await lesson.getByRole('button', { name: 'I stay with it' }).click();
  await expect(lesson.locator('[data-verdict]').filter({ hasText: 'Right' })).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(values).toMatchObject({
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.score.raw': '50',
    'cmi.interactions.0.student_response': expect.stringContaining('It takes less time'),
    'cmi.interactions.0.result': 'neutral',
  });

  // the lesson is left at the next step, and opened again
  await lesson.getByRole('button', { name: 'Why is it so?' }).click();
  await expect(lesson.getByText('They are sent to your course')).toBeVisible();
  await expect.poll(values).toMatchObject({ 'cmi.core.lesson_location': '1' });
  await page.goto(`${host.url}course.html`);
  expect(await values()).toMatchObject({ finished: 'yes' });
  await lesson.getByRole('textbox', { name: 'Your explanation' }).fill('A gap is fetched in one round trip.');
  await lesson.getByRole('button', { name: 'What to look for' }).click();
  await expect.poll(values).toMatchObject({
    'cmi.core.lesson_status': 'completed',
    'cmi.core.score.raw': '100',
  });
  expect(Object.keys(await values()).filter((key) => key.endsWith('.id'))).toHaveLength(3);

  // a preset's numbers are computed by the module: the file of built answers is not in the package, and is not requested
  await page.goto(`${host.url}content/index.html#/red?tau=0`);
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText(/\d/);
  expect(asked.filter((url) => url.includes('/preset-'))).toEqual([]);

  // the module of compressed captures is not requested either: that of texts reads captures and writes their reports
  expect(asked.filter((url) => url.includes('/archives_bg'))).toEqual([]);
  await page.goto(`${host.url}content/index.html#/metrics?bench=trace`);
  await page.getByLabel('Trace file').first().setInputFiles('fixtures/captures/lag.pcap.gz');
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText('20 of 80 flows');
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('region', { name: 'Report' }).getByRole('button', { name: 'Markdown' }).click();
  expect(readFileSync(await (await report).path(), 'utf8')).toContain('20 of 80 flows');
  // the page's sample, which is not in the package
  expect(asked.filter((url) => url.includes('/samples/'))).toHaveLength(1);
  expect(troubles.splice(0).join()).toMatch(/^[^,]*404 \(Not Found\)$/);
  host.close();
  rmSync(folder, { recursive: true });
});
