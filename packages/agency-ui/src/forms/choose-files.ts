/** Chooses files in jsdom, which lacks `DataTransfer` and any way to fill a `FileList`. */
import { act, fireEvent } from '@testing-library/react';

/** The object behind a jsdom wrapper. */
function implementationOf<Implementation>(wrapper: object): Implementation {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(({ description }) => description === 'impl') as symbol;
  return (wrapper as Record<symbol, Implementation>)[symbol] as Implementation;
}

/** Writes files into a jsdom list, which is an array internally. */
function fill(list: FileList, files: readonly File[]) {
  const inside = implementationOf<unknown[]>(list);
  inside.splice(0, inside.length, ...files.map((file) => implementationOf(file)));
}

/** Stands in for the browser's own class: `vi.stubGlobal('DataTransfer', DataTransferOfTests)`. */
export class DataTransferOfTests {
  readonly #added: File[] = [];
  readonly items = { add: (file: File) => this.#added.push(file) };

  get files(): FileList {
    const files = Object.assign(document.createElement('input'), { type: 'file' }).files as FileList;
    fill(files, this.#added);
    return files;
  }
}

/** A file with this size or content. */
export const createFile = (name: string, content: number | string = 'content', type = '') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type, lastModified: 1 });

/** Chooses files as a visitor would, replacing the earlier ones in the native input. */
export async function chooseFiles(input: HTMLInputElement, ...files: readonly File[]) {
  await act(async () => {
    fill(input.files as FileList, files);
    fireEvent.input(input);
    fireEvent.change(input);
  });
}
