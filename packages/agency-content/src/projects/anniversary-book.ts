import { printingBinding } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';

export const anniversaryBook: Project = {
  id: 6,
  title: 'Anniversary book',
  category: 'Printing',
  client: 'A girls’ secondary school',
  image: cardPicture(printingBinding),
  summary: 'Boxes of old photographs turned into a sewn book that lies open on the table.',
  overview: [
    'The school brought its history in boxes: class photographs, prize lists, a log book in three kinds of handwriting. It wanted a book for its anniversary that the pupils of its first years could read without their glasses.',
    'We scanned what was fragile, set the text in a generous size and let each decade have a colour of its own. Former pupils checked the names in the proofs, and found more of them than we had.',
    'It was printed offset, sewn rather than glued so that it lies flat, and bound in cloth in the colour of the uniform. The cartons stood in the hall before the first guest arrived.',
  ],
  date: '2024',
};
