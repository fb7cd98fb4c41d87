/** A question a line: kind, with - where a yes would be the bad news; what it may be about; the other party, - for none; the words. */
export const goldenEn = `
yesNo-|layoff|-|Will I be made redundant?
yesNo-|layoff|-|Am I going to be laid off this spring?
yesNo-|layoff,boss|-,boss|Will I get fired for this?
yesNo-|layoff|-|Will I lose my job?
yesNo-|layoff,boss|boss|Is my boss going to sack me, will I be fired?
yesNo-|interview,jobHunt|-|Will they reject me after the interview?
yesNo-|exam|-|Will I fail my exams?
yesNo-|exam|-|Am I going to fail the driving test?
yesNo-|study|-|Will my thesis be rejected?
yesNo-|startBusiness,runBusiness|-|Will my bakery go under?
yesNo-|runBusiness,startBusiness|-|Is my business doomed?
yesNo-|runBusiness,debt|-|Will I go bankrupt?
yesNo-|invest|-|Will I lose money on these shares?
yesNo-|invest|-|Is this fund going to lose money?
yesNo-|lend,debt|friend|Will I lose the money I lent my friend?
yesNo-|purchase|-|Am I being scammed over this car?
yesNo-|breakup|partner|Will I be dumped?
yesNo-|breakup|partner|Are we going to break up?
yesNo-|breakup|partner|Is my boyfriend going to leave me, will we break up?
yesNo-|relationship,breakup|partner|Is it over between us?
yesNo-|divorce,marriageTrouble|spouse|Will my husband and I end up divorced?
yesNo-|divorce,marriageTrouble|spouse|Is my wife leaving me?
yesNo-|marriageTrouble,divorce,marriage|spouse,partner,-|Is my marriage falling apart?
yesNo-|reunion,ex|ex|Is it hopeless with my ex?
yesNo-|reunion,ex|ex|Is it too late to win my ex back?
yesNo-|infidelity|partner|Is he cheating on me?
yesNo-|infidelity|spouse|Is my husband having an affair?
yesNo-|infidelity,relationship|partner|Is my girlfriend lying to me?
yesNo-|infidelity|spouse|Is my wife seeing someone else?
yesNo-|boss|boss|Does my boss hate me?
yesNo-|boss|boss|Is my manager against me?
yesNo-|colleague|colleague|Is my coworker jealous of me?
yesNo-|friend|friend|Is my best friend angry with me?
yesNo-|friend|friend|Does my friend blame me?
yesNo-|parents,familyConflict,divorce|parent|Does my mother blame me for the divorce?
yesNo-|child|child|Does my daughter hate me?
yesNo-|inlaws|inlaw|Does my mother-in-law hate me?
yesNo-|jobChange,direction|-|Was it a mistake to quit my job?
yesNo-|study,direction|-|Did I choose the wrong degree?
yesNo-|direction,jobChange|-|Am I too old to change career?
yesNo-|single,lonely|-|Will I be alone forever?
yesNo-|single,dating,marriage|-|Is it too late for me to meet someone?
yesNo-|rent|other,-|Will I be evicted from my flat?
yesNo-|rent|other|Will my landlord throw me out, will I lose the flat?
yesNo-|house|-|Will the house sale fall through?
yesNo-|visa|-|Will my visa be rejected?
yesNo-|promotion|colleague,-|Will I lose the promotion to my colleague?
yesNo-|crush|crush|Will my crush reject me?
yesNo-|dating|crush,other,partner,-|Will the date be a failure, will it go wrong?
yesNo-|familyConflict,parents|parent,-|Will Christmas with my parents end in a quarrel?
yesNo-|mood,self,direction|-|Is everything I do pointless?
yesNo-|self,mood|-|Is it all my fault?
yesNo-|marriage|partner|Am I making a mistake by marrying him?
yesNo-|marriage|partner|Will I regret marrying her?
yesNo-|move|-|Will I regret moving to Leeds?
yesNo-|jobChange|-|Will I regret leaving this job?
yesNo-|partnership|colleague,other,friend|Is my business partner cheating me?
yesNo-|sibling,familyConflict|sibling|Is my brother lying about the will?
yesNo-|luck,year|-|Is my luck running out, is it finished?
yesNo-|income|-|Will I lose my bonus this year?
yesNo+|jobChange,jobHunt|-|Will I get a better job this year?
yesNo+|jobHunt|-|Will I find work soon?
yesNo+|interview|-|Will I get through the interview?
yesNo+|interview,jobHunt|-|Did the interview go well?
yesNo+|promotion|-|Will I get the promotion?
yesNo+|promotion,income,boss|boss,-|Will my boss give me a raise?
yesNo+|exam|-|Will I pass my exams?
yesNo+|exam,child|child|Will my son pass his exams?
yesNo+|study|-|Will I finish my thesis on time?
yesNo+|study,abroad|-|Will I get into university?
yesNo+|abroad|-|Will I get to study abroad?
yesNo+|visa|-|Will my visa come through?
yesNo+|crush|crush|Does my crush like me?
yesNo+|reunion,ex|ex|Will my ex come back?
yesNo+|reunion,ex|ex|Can we get back together, my ex and I?
yesNo+|ex,reunion|ex|Does my ex still think of me?
yesNo+|marriage|partner|Will he propose this year?
yesNo+|marriage|-,partner|Will I get married?
yesNo+|single|-|Will I meet someone this year?
yesNo+|relationship|partner|Is my boyfriend serious about me?
yesNo+|ambiguous,crush|crush|Is he into me or is it nothing?
yesNo+|conflict,relationship|partner|Will my girlfriend forgive me after our fight?
yesNo+|marriageTrouble|spouse|Can my husband and I save our marriage?
yesNo+|pregnancy|-|Will I get pregnant this year?
yesNo+|child|child|Will my daughter settle in at her new school?
yesNo+|parents|parent|Will my dad come round?
yesNo+|friend|friend|Will my best friend and I make up?
yesNo+|lost|-|Will I find my lost ring?
yesNo+|lost|-|Will my missing wallet turn up?
yesNo+|pet,lost|pet|Will my cat come home?
yesNo+|lend,debt|friend,sibling|Will my brother pay me back the loan?
yesNo+|invest|-|Will my shares go up?
yesNo+|runBusiness|-|Will my shop do better next year?
yesNo+|house|-|Will our house sell before summer?
yesNo+|legal|-|Will I win the court case?
yesNo+|health|parent|Will my mother recover from her illness?
yesNo+|luck,year|-|Is my luck going to turn this year?
yesNo+|jobChange|-|Should I change jobs?
yesNo+|jobChange|-|Should I quit my job without another one lined up?
yesNo+|breakup|partner|Should I break up with him?
yesNo+|divorce|spouse|Should I divorce my husband?
yesNo+|reunion,ex|ex|Should I try to win my ex back?
yesNo+|crush|crush|Should I tell my crush how I feel?
yesNo+|startBusiness|-|Should I start my own business?
yesNo+|partnership|friend,-,other|Should I go into business with a friend?
yesNo+|house|-|Should we buy this house?
yesNo+|lend|sibling|Should I lend my brother the money?
yesNo+|invest|-|Should I sell these shares?
yesNo+|purchase|-|Is this car worth buying?
yesNo+|move|-|Should I move to London?
yesNo+|abroad|-|Should I study abroad?
yesNo+|study|-|Should I do a PhD?
yesNo+|rent|-|Should I rent this flat?
yesNo+|health|-|Should I have the operation?
yesNo+|eldercare|other,parent|Should we put gran in a care home?
yesNo+|sibling,familyConflict|sibling|Should I make peace with my sister?
yesNo+|colleague|colleague|Should I confront my coworker?
yesNo+|boss,jobChange|boss|Should I tell my boss I'm leaving?
yesNo+|naming|-|Should I change my name?
yesNo+|marriage|partner|Should I marry my boyfriend?
choice|move|-|Stay in London or move back home?
choice|jobChange,direction|-|Take the bank job or the startup?
choice|study,jobHunt,direction|-|Do a master's degree or start work?
choice|house,rent|-|Should I rent or buy a house?
choice|breakup,relationship|partner|Should I stay with my boyfriend or break up?
choice|invest|-|Put my money in shares or in savings?
choice|crush,single,dating,relationship|crush,partner,other|Date Tom or Ben?
choice|pregnancy,child|-,child|Have a second baby or stop at one?
how|boss|boss|How do I deal with my boss?
how|inlaws|inlaw|How do I get along with my mother-in-law?
how|child|child|How can I help my son who won't go to school?
how|reunion,ex|ex|How do I get my ex-girlfriend back?
how|conflict,relationship|partner|How do I make up with my boyfriend after the fight?
how|debt|-|How do I get out of debt?
how|sleep|-|How can I get some sleep again?
how|mood|-|How do I stop feeling so anxious?
how|lonely|-|How do I stop being so lonely?
how|colleague|colleague|How do I handle a difficult colleague?
how|exam,study|-|How should I study for the exam?
how|runBusiness|-|How do I get more customers for my shop?
why|conflict,relationship|partner|Why is my boyfriend ignoring me?
why|ambiguous|crush,partner|Why does he blow hot and cold?
why|parents,familyConflict|parent|Why do my mother and I always fight?
why|single|-|Why am I still single?
why|income,luck|-|Why can't I ever save money?
why|friend|friend|Why has my best friend gone quiet?
when|single|-|When will I meet my soulmate?
when|marriage|-,partner|When will I get married?
when|promotion|-|When will I be promoted?
when|jobHunt|-|When will I find a job?
when|house|-|When will our house sell?
when|income,luck|-|When will I earn more money?
when|visa|-|When will my visa arrive?
when|reunion,ex|ex|When will my ex contact me?
open|relationship|partner|What lies ahead for me and my boyfriend?
open|direction,self|-|What kind of work suits me?
open|year|-|What will 2027 bring?
open|income|-|How are my finances this year?
open|health|-|How is my health this year?
open|child|child|How are things between me and my daughter?
open|crush,ambiguous|crush|How does my crush see me?
`;
