import { chromium, firefox, webkit } from 'playwright';

for (const b of [chromium, firefox, webkit]) {
  try {
    const br = await b.launch();
    const p = await br.newPage();
    await p.setContent(
      '<form><input type=email required id=e><input type=text inputmode=email id=t pattern="[^@＠\\s]+[@＠][^@＠\\s]+[.．。][^@＠\\s]+"></form>',
    );
    for (const v of [
      'wanjirũ@example.com',
      'wanjiru@bücher.example',
      'wanjiru＠example.com',
      'wanjiru@example.com.',
      ' wanjiru@example.com ',
      'r&d@example.com',
      'mailto:w@example.com',
      'wanjiru@example',
    ]) {
      await p.fill('#e', '');
      await p.focus('#e');
      await p.keyboard.insertText(v);
      await p.fill('#t', '');
      await p.focus('#t');
      await p.keyboard.insertText(v);
      console.log(
        b.name(),
        JSON.stringify(v),
        await p.evaluate(() => {
          const e = document.querySelector('#e') as HTMLInputElement,
            t = document.querySelector('#t') as HTMLInputElement;
          return JSON.stringify([
            e.value,
            e.validity.valid,
            t.value,
            t.validity.valid,
            e.validationMessage,
            t.validationMessage,
          ]);
        }),
      );
    }
    await br.close();
  } catch (e) {
    console.log(b.name(), String(e).slice(0, 200));
  }
}
